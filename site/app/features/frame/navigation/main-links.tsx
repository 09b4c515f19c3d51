import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { Chrome, MenuEntry } from '../chrome-view.ts'
import { aboutPages, type FrameTexts } from '../frame-texts.ts'
import { type GroupEntry, MenuGroup, type MoreLink, useIsBelow } from './menu-group.tsx'

/** The specification's names of the pages about the company (section 2). */
const aboutNames = {
  '/tentang-kami': m.nav_about_company,
  '/tentang-kami/visi-misi': m.nav_about_vision,
  '/tentang-kami/pengurus': m.nav_about_management,
  '/tentang-kami/galeri': m.nav_about_gallery,
} satisfies Record<(typeof aboutPages)[number], () => string>

function aboutEntries({ summaries }: FrameTexts): GroupEntry[] {
  return aboutPages.map((to) => ({ to, name: aboutNames[to](), summary: summaries[to] }))
}

/** A link that is also highlighted on the pages below its own. */
function TopLink({ to, children }: { to: string; children: string }) {
  const isBelow = useIsBelow(to)
  return (
    <LocalLink to={to} {...(isBelow && { 'aria-current': 'true' })} className="menu-link">
      {children}
    </LocalLink>
  )
}

type CatalogueProps = {
  path: string
  title: string
  intro: string
  allText: string
  items: MenuEntry[] | null
  more: readonly MoreLink[]
}

/** A group from a list; if the list is missing or empty, only the link to its page is shown. */
function Catalogue({ path, title, intro, allText, items, more }: CatalogueProps) {
  if (!items || items.length === 0) return <TopLink to={path}>{title}</TopLink>
  const entries = items.map(({ id, ...entry }) => ({ to: `${path}/${id}`, ...entry }))
  return (
    <MenuGroup
      path={path}
      title={title}
      intro={intro}
      entries={entries}
      all={{ to: path, text: allText }}
      more={more}
    />
  )
}

function productLinks({ hasGrades }: Chrome): MoreLink[] {
  const compare = { to: '/produk/bandingkan', text: m.nav_compare() }
  return [
    ...(hasGrades ? [compare] : []),
    { to: '/dokumen', text: m.document_list_title() },
    { to: '/kalkulator', text: m.nav_calculators() },
  ]
}

function toolLinks({ hasUnits }: Chrome): MoreLink[] {
  if (!hasUnits) return []
  return [
    { to: '/alat#machines', text: m.offer_units() },
    { to: '/alat/bandingkan', text: m.nav_compare() },
  ]
}

/** The links in the specification's order (section 2). */
export function MainLinks({ chrome }: { chrome: Chrome }) {
  return (
    <ul className="menu-list">
      <li>
        <TopLink to="/">{m.nav_home()}</TopLink>
      </li>
      <li>
        <MenuGroup
          path="/tentang-kami"
          title={m.nav_about()}
          intro={chrome.texts.aboutIntro}
          entries={aboutEntries(chrome.texts)}
        />
      </li>
      <li>
        <Catalogue
          path="/produk"
          title={m.nav_products()}
          intro={chrome.texts.productsIntro}
          allText={m.nav_products_all()}
          items={chrome.products}
          more={productLinks(chrome)}
        />
      </li>
      <li>
        <Catalogue
          path="/alat"
          title={m.nav_tools()}
          intro={chrome.texts.toolsIntro}
          allText={m.nav_tools_all()}
          items={chrome.tools}
          more={toolLinks(chrome)}
        />
      </li>
      <li>
        <TopLink to="/bisnis">{m.nav_business()}</TopLink>
      </li>
      <li>
        <TopLink to="/lokasi-tambang">{m.nav_locations()}</TopLink>
      </li>
      <li>
        <TopLink to="/blog">{m.nav_blog()}</TopLink>
      </li>
      <li>
        <TopLink to="/kontak">{m.nav_contact()}</TopLink>
      </li>
    </ul>
  )
}
