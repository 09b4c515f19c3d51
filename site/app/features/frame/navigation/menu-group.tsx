import { useLocation } from 'react-router'
import { getPath } from '../../../i18n/locale-address.ts'
import { ArrowIcon, ChevronIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { atWidth } from '../../../ui/picture-address.ts'
import type { MenuFacts } from '../chrome-view.ts'

export type GroupEntry = { to: string; name: string; summary: string } & Partial<MenuFacts>

type MenuGroupProps = {
  /** The address of the group's page in the default language. */
  path: string
  title: string
  intro: string
  entries: GroupEntry[]
  /** The page with the full list of the group. */
  all?: MoreLink
  /** Other pages of the group, shown below its items. */
  more?: readonly MoreLink[]
}

export type MoreLink = { to: string; text: string }

/** A mega-menu. All groups share one `name`, so the browser closes the others when one opens. */
export function MenuGroup({ path, title, intro, entries, all, more = [] }: MenuGroupProps) {
  const isBelow = useIsBelow(path)
  const isHere = getPath(useLocation().pathname) === path || isBelow
  return (
    <details name="menu" className="menu-group">
      <summary aria-current={isHere ? 'true' : undefined} className="menu-link">
        {title}
        <ChevronIcon className="menu-chevron size-4" />
      </summary>
      <div className="menu-panel">
        <div className="wrap nav:grid nav:grid-cols-12 nav:gap-8 nav:py-12">
          <div className="nav:col-span-3">
            <p className="expanded hidden text-heading text-balance nav:block">{intro}</p>
            {all && (
              <LocalLink to={all.to} className="onward menu-all text-ore">
                {all.text}
                <ArrowIcon className="size-4" />
              </LocalLink>
            )}
          </div>
          <div className="gap-x-8 sm:grid sm:auto-cols-fr sm:grid-flow-col nav:col-span-9">
            {columnsOfThree(entries).map((column) => (
              <ul key={column[0]?.to}>
                {column.map(({ to, name, summary, picture, figure }) => (
                  <li key={to} className="border-t border-line">
                    <LocalLink to={to} className="menu-entry">
                      {picture && (
                        <img
                          src={atWidth(picture, 160)}
                          alt=""
                          width={72}
                          height={48}
                          loading="lazy"
                        />
                      )}
                      <span className="menu-name">{name}</span>{' '}
                      {figure && <span className="menu-figure">{figure}</span>}{' '}
                      <span className="text-small text-muted">{summary}</span>
                    </LocalLink>
                  </li>
                ))}
              </ul>
            ))}
          </div>
          {more.length > 0 && (
            <ul className="menu-more">
              {more.map(({ to, text }) => (
                <li key={to}>
                  <LocalLink to={to} className="onward text-ore">
                    {text}
                  </LocalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </details>
  )
}

/** Whether a page is below another, by their addresses in the default language. */
export function useIsBelow(path: string): boolean {
  return getPath(useLocation().pathname).startsWith(`${path}/`)
}

/** Items in a mega-menu's column (specification, section 9). */
const itemsPerColumn = 3

/** Splits the items into columns of three; the last column may be shorter. */
export function columnsOfThree<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / itemsPerColumn)
  return Array.from({ length: count }, (_, column) =>
    items.slice(column * itemsPerColumn, (column + 1) * itemsPerColumn),
  )
}
