import type { SitePage } from '../../../page-texts/site-page.ts'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { PageHero } from '../../../ui/page-hero.tsx'
import { EmptyNotice } from '../../../ui/states/empty-notice.tsx'
import { FailureNotice } from '../../../ui/states/failure-notice.tsx'
import type { SheetCard } from '../sheet/sheet-lines.ts'
import type { GoodsCard } from './goods-card-view.ts'
import { GoodsCards } from './goods-cards.tsx'
import { SheetCards } from './sheet-cards.tsx'
import type { UnitListView } from './unit-filter.ts'
import { UnitList } from './unit-list.tsx'

type Texts = 'items' | 'sheets' | 'sheets_intro'

type CatalogueScreenProps = {
  /** The list's own address in the default language. */
  path: string
  page: SitePage<Texts> & { texts: { machines?: string; machines_intro?: string } }
  /** Text of an empty list. */
  empty: string
  /** The items, or the name of the failed call's error. */
  list: { ok: true; cards: GoodsCard[] } | { ok: false; error: string }
  /** The sheets that no item links to. */
  sheets: SheetCard[]
  /** The units of the machines, `null` if there are no units. */
  machines: UnitListView | null
}

/** The units of the machines, and a list of products or machines with their sheets. */
export function CatalogueScreen(props: CatalogueScreenProps) {
  const { path, page, empty, list, sheets, machines } = props
  const { texts } = page
  const hasItems = list.ok && list.cards.length > 0
  const hasSheets = sheets.length > 0
  return (
    <div>
      <PageHero page={page} isDark />
      {machines && (
        <UnitList title={texts.machines ?? ''} intro={texts.machines_intro ?? ''} view={machines} />
      )}
      <section
        aria-labelledby="items"
        className={machines ? 'wrap pb-band' : 'wrap pt-opening pb-band'}
      >
        {machines && <div className="mb-14 h-3.5 strata text-line" />}
        <h2 id="items" className="expanded text-title">
          {texts.items}
        </h2>
        {!hasSheets && <SheetsIntro text={texts.sheets_intro} />}
        {!list.ok && <FailureNotice text={list.error} />}
        {hasItems && <GoodsCards cards={list.cards} path={path} isFirst={machines === null} />}
        {list.ok && !hasItems && (
          <EmptyNotice text={empty} className="mt-10">
            <a href="#sheets" className="onward mt-4 text-ore">
              {texts.sheets}
              <ArrowIcon className="size-5 rotate-90" />
            </a>
          </EmptyNotice>
        )}
      </section>
      {hasSheets && (
        <section aria-labelledby="sheets" className="wrap pb-band">
          <div className="h-3.5 strata text-line" />
          <h2 id="sheets" className="expanded mt-14 text-title">
            {texts.sheets}
          </h2>
          <SheetsIntro text={texts.sheets_intro} />
          <SheetCards cards={sheets} isOnlyList={!hasItems} />
        </section>
      )}
      <CallToAction closing={page.closing} />
    </div>
  )
}

function SheetsIntro({ text }: { text: string }) {
  return <p className="mt-4 max-w-[60ch] text-lead text-balance text-muted">{text}</p>
}
