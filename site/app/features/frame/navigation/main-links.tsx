import { type FixedPath, menuPaths } from '@niaga/contract/pages'
import type { ReactNode } from 'react'
import { pageName } from '../../../i18n/page-name.ts'
import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { Chrome, MenuEntry } from '../chrome-view.ts'
import { MenuGroup, type MoreLink, useIsBelow } from './menu-group.tsx'

/** A link that is also highlighted on the pages below its own. */
function TopLink({ to }: { to: FixedPath }) {
  const isBelow = useIsBelow(to)
  return (
    <LocalLink to={to} {...(isBelow && { 'aria-current': 'true' })} className="menu-link">
      {pageName(to)}
    </LocalLink>
  )
}

type CatalogueProps = {
  path: FixedPath
  intro: string
  allText: string
  items: MenuEntry[] | null
  more: readonly MoreLink[]
}

/** A group from a list; if the list is missing or empty, only the link to its page is shown. */
function Catalogue({ path, intro, allText, items, more }: CatalogueProps) {
  if (!items || items.length === 0) return <TopLink to={path} />
  const entries = items.map(({ id, ...entry }) => ({ to: `${path}/${id}`, ...entry }))
  return (
    <MenuGroup
      path={path}
      title={pageName(path)}
      intro={intro}
      entries={entries}
      all={{ to: path, text: allText }}
      more={more}
    />
  )
}

const productPages = ['/dokumen', '/kalkulator'] as const

function toolLinks({ hasUnits }: Chrome): MoreLink[] {
  if (!hasUnits) return []
  return [
    { to: '/alat#machines', text: m.offer_units() },
    { to: '/alat/bandingkan', text: m.nav_compare() },
  ]
}

/** The pages that open a group of links. */
const groups: Partial<Record<FixedPath, (props: { chrome: Chrome }) => ReactNode>> = {
  '/tentang-kami': ({ chrome: { texts } }) => (
    <MenuGroup
      path="/tentang-kami"
      title={pageName('/tentang-kami')}
      intro={texts.aboutIntro}
      entries={texts.about.map(({ path, summary }) => ({
        to: path,
        name: pageName(path),
        summary,
      }))}
    />
  ),
  '/produk': ({ chrome }) => (
    <Catalogue
      path="/produk"
      intro={chrome.texts.productsIntro}
      allText={m.nav_products_all()}
      items={chrome.products}
      more={productPages.map((to) => ({ to, text: pageName(to) }))}
    />
  ),
  '/alat': ({ chrome }) => (
    <Catalogue
      path="/alat"
      intro={chrome.texts.toolsIntro}
      allText={m.nav_tools_all()}
      items={chrome.tools}
      more={toolLinks(chrome)}
    />
  ),
}

/** The links in the specification's order (section 2). */
export function MainLinks({ chrome }: { chrome: Chrome }) {
  return (
    <ul className="menu-list">
      {menuPaths.map((path) => {
        const Group = groups[path]
        return <li key={path}>{Group ? <Group chrome={chrome} /> : <TopLink to={path} />}</li>
      })}
    </ul>
  )
}
