import type { FixedPath } from '@niaga/contract/pages'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'

type SheetHeroProps = {
  list: FixedPath
  title: string
  /** The sheet's name in the language of the navigation. */
  crumb: string
  description: string
  /** Number, revision and date, as far as known. */
  facts: readonly string[]
  /** Whether the sheet is in another language than the navigation. */
  isForeign: boolean
  picture: React.ReactNode
  actions: React.ReactNode
  tabs: React.ReactNode
}

/** The top of a sheet, low enough to show the first figures on the first screen. */
export function SheetHero(props: SheetHeroProps) {
  const { list, title, crumb, description, facts, isForeign, picture, actions, tabs } = props
  const locale = getLocale()
  return (
    <section className="sheet-hero">
      <div className="wrap sheet-hero-body">
        <div>
          <Breadcrumb trail={[list]} title={crumb} />
          <h1 className="expanded mt-2 text-headline">{title}</h1>
          {facts.length > 0 && (
            <p className="sheet-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          <p className="mt-2.5 mb-4.5 max-w-[60ch] leading-normal">{description}</p>
          {isForeign && (
            <p lang={locale} className="sheet-facts">
              {m.sheet_language()}
            </p>
          )}
          {actions}
          {tabs}
        </div>
        <div className="sheet-hero-picture">{picture}</div>
      </div>
    </section>
  )
}
