import { pageName } from '../../../i18n/page-name.ts'
import { m } from '../../../paraglide/messages.js'
import type { RegistrationView } from '../../../ui/documents/document-view.ts'
import { ArrowOutIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { useCalls } from '../../../ui/use-calls.ts'
import { BrandPicture } from '../brand/brand-picture.tsx'
import type { Chrome, MenuEntry, SocialLink, SocialNetwork } from '../chrome-view.ts'
import { FooterContact } from './footer-contact.tsx'

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
}

/** The specification's year (section 9), not the current one. */
const copyrightYear = 2025

export function Footer({ chrome }: { chrome: Chrome }) {
  const { company, products, tools, brand, registrations } = chrome
  const { request } = useCalls()
  const logo = brand?.logo ?? brand?.mark
  const name = company.name || m.site_name()
  return (
    <footer className="site-footer on-dark bg-coal">
      <div className="h-3.5 strata text-rock" />
      <div className="wrap grid gap-x-8 py-8 sm:grid-cols-3 sm:gap-y-10 sm:py-14 lg:grid-cols-12 lg:py-16">
        <div className="grid content-start gap-8 max-sm:mb-5 sm:col-span-3 sm:max-lg:grid-cols-3">
          <div className="sm:max-lg:col-span-2">
            {logo && (
              <div className="mb-6">
                <BrandPicture picture={logo} alt="" />
              </div>
            )}
            <p className="expanded max-w-[16ch] text-heading text-balance">{name}</p>
            <About company={company} />
          </div>
          <SocialLinks links={chrome.social} />
        </div>
        <FooterFold title={pageName('/produk')} className="lg:col-span-2">
          <ItemLinks path="/produk" items={products} all={m.nav_products_all()} />
        </FooterFold>
        <FooterFold title={m.footer_tools()} className="lg:col-span-2">
          <ItemLinks path="/alat" items={tools} all={m.nav_tools_all()} />
        </FooterFold>
        <div className="footer-column lg:col-span-2">
          <FooterFold title={m.footer_businesses()}>
            <FooterBusinesses businesses={chrome.businesses} />
          </FooterFold>
          <FooterFold title={m.footer_buyers()}>
            <ul className="footer-list">
              <li>
                <LocalLink to={request} data-part="footer-call">
                  {m.enquiry_ask()}
                </LocalLink>
              </li>
              <li>
                <LocalLink to="/dokumen">{pageName('/dokumen')}</LocalLink>
              </li>
              <li>
                <LocalLink to="/kalkulator">{pageName('/kalkulator')}</LocalLink>
              </li>
              <li>
                <LocalLink to="/cari">{pageName('/cari')}</LocalLink>
              </li>
            </ul>
          </FooterFold>
        </div>
        <FooterContact contact={chrome.contact} className="sm:col-span-3 sm:max-lg:grid-cols-3" />
      </div>
      <div className="wrap">
        {registrations && <Registrations registrations={registrations} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-rock py-6 text-small text-ash">
          <p className="text-balance">
            {/* Keeps each part on one line if it fits, to avoid a break inside the name. */}
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

/** A phone has room for one line of the description. */
function About({ company: { tagline, description } }: Pick<Chrome, 'company'>) {
  const short = tagline || (description === '' ? m.site_tagline() : '')
  return (
    <>
      {short && (
        <p className={`mt-4 max-w-[38ch] text-ash ${description ? 'sm:hidden' : ''}`}>{short}</p>
      )}
      {description && (
        <p className={`mt-4 max-w-[38ch] text-ash ${short ? 'max-sm:hidden' : ''}`}>
          {description}
        </p>
      )}
    </>
  )
}

type ItemLinksProps = { path: string; items: MenuEntry[] | null; all: string }

function ItemLinks({ path, items, all }: ItemLinksProps) {
  return (
    <ul className="footer-list">
      {items?.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={`${path}/${id}`}>{name}</LocalLink>
        </li>
      ))}
      <li>
        <LocalLink to={path}>{all}</LocalLink>
      </li>
    </ul>
  )
}

/** The company's own pages, such as the privacy notice. */
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

/** @param businesses `null` if the list could not be loaded (specification, section 2) */
function FooterBusinesses({ businesses }: Pick<Chrome, 'businesses'>) {
  if (!businesses) return <p className="text-ash">{m.footer_businesses_failed()}</p>
  if (businesses.length === 0) return <p className="text-ash">{m.footer_businesses_empty()}</p>
  return (
    <ul className="footer-list">
      {businesses.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={`/bisnis#semua-${id}`}>{name}</LocalLink>
        </li>
      ))}
    </ul>
  )
}

type FooterFoldProps = { title: string; className?: string; children: React.ReactNode }

/** A part of the footer, folded on a phone; styles unfold it if there is room (footer.css). */
function FooterFold({ title, className = '', children }: FooterFoldProps) {
  return (
    <section className={className}>
      <h2 className="label mb-2 text-ore-light max-sm:hidden">{title}</h2>
      <details className="footer-fold">
        <summary className="text-ore-light sm:hidden">
          <h2 className="label">{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}

function Registrations({ registrations }: { registrations: readonly RegistrationView[] }) {
  return (
    <dl
      aria-label={m.footer_registrations()}
      className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rock py-6 text-small text-ash"
    >
      {registrations.map(({ name, number }, index) => (
        // Two registrations may have the same name.
        <div key={`${index} ${name}`} className="flex flex-wrap gap-x-2">
          <dt>{name}</dt>
          <dd className="wrap-anywhere tabular-nums text-bone">{number}</dd>
        </div>
      ))}
    </dl>
  )
}

function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul
      aria-label={m.footer_social()}
      className="grid max-w-64 grid-cols-2 content-start gap-x-6 sm:max-lg:grid-cols-1"
    >
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener" className="footer-link inline-flex items-center gap-1.5">
            {names[network]}
            <ArrowOutIcon className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
