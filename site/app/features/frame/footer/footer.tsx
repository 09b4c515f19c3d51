import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import { BrandPicture } from '../brand/brand-picture.tsx'
import type { Chrome } from '../chrome-view.ts'
import { FooterBusinesses } from './footer-businesses.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterPart } from './footer-part.tsx'
import { Registrations } from './registrations.tsx'
import { SocialLinks } from './social-links.tsx'

/** The specification's year (section 9), not the current one. */
const copyrightYear = 2025

export function Footer({ chrome }: { chrome: Chrome }) {
  const { company, products, brand, registrations, notice } = chrome
  const logo = brand?.logo ?? brand?.mark
  const name = company.name || m.site_name()
  return (
    <footer className="on-dark bg-coal">
      <div className="h-3.5 strata text-rock" />
      {notice && <p className="wrap pt-10 text-ore-light">{notice}</p>}
      <div className="wrap grid gap-x-8 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-12 lg:py-24">
        <div className="grid content-start gap-8 sm:col-span-2 sm:max-lg:grid-cols-2 lg:col-span-4">
          <div>
            {logo && (
              <div className="mb-6">
                <BrandPicture picture={logo} alt="" />
              </div>
            )}
            <p className="expanded max-w-[16ch] text-heading text-balance">{name}</p>
            <p className="mt-4 max-w-[38ch] text-ash">
              {company.description || company.tagline || m.site_tagline()}
            </p>
          </div>
          <SocialLinks links={chrome.social} />
        </div>
        <FooterPart title={m.nav_products()} className="lg:col-span-2">
          <ul className="footer-list">
            {products?.map(({ id, name: product }) => (
              <li key={id}>
                <LocalLink to={`/produk/${id}`}>{product}</LocalLink>
              </li>
            ))}
            <li>
              <LocalLink to="/produk">{m.nav_products_all()}</LocalLink>
            </li>
          </ul>
        </FooterPart>
        <FooterPart title={m.footer_businesses()} className="lg:col-span-3">
          <FooterBusinesses businesses={chrome.businesses} />
        </FooterPart>
        <FooterContact
          contact={chrome.contact}
          className="sm:col-span-2 sm:max-lg:grid-cols-2 lg:col-span-3"
        />
      </div>
      <div className="wrap">
        {registrations && <Registrations registrations={registrations} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-rock py-6 text-small text-ash">
          <p className="text-balance">
            {/* Each on one line if it fits, so that no line breaks inside the name. */}
            <span className="inline-block">
              {m.footer_copyright({ year: copyrightYear, company: name })}
            </span>{' '}
            <span className="inline-block">{m.footer_rights()}</span>
          </p>
          <OwnPages pages={chrome.texts.ownPages} />
        </div>
      </div>
    </footer>
  )
}

/** Such as the privacy notice. */
function OwnPages({ pages }: { pages: Chrome['texts']['ownPages'] }) {
  if (pages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <LocalLink to={path} className="footer-link">
            {title}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
