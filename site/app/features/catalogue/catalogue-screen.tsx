import { useRef } from 'react'
import type { SitePage } from '../../page-texts/site-page.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import type { SheetCard } from '../sheets/sheet-lines.ts'
import type { CatalogueCard } from './catalogue-view.ts'
import { ItemCards } from './item-cards.tsx'
import { SheetCards } from './sheet-cards.tsx'

type CatalogueScreenProps = {
  /** The list's own address in the default language. */
  path: string
  page: SitePage<'items' | 'sheets' | 'sheets_intro'>
  /** What an empty list says. */
  empty: string
  /** The items, or the named error of their call. */
  list: { ok: true; cards: CatalogueCard[] } | { ok: false; error: string }
  sheets: SheetCard[]
}

/** A list of products or equipment: the content host's items, then the specification sheets. */
export function CatalogueScreen({ path, page, empty, list, sheets }: CatalogueScreenProps) {
  const { texts } = page
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  const hasItems = list.ok && list.cards.length > 0
  return (
    <div ref={screen}>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <section aria-labelledby="items" className="wrap py-band">
        <h2 id="items" className="expanded text-title">
          {texts.items}
        </h2>
        {!list.ok && <FailureNotice text={list.error} />}
        {hasItems && <ItemCards cards={list.cards} path={path} />}
        {list.ok && !hasItems && (
          <EmptyNotice text={empty} className="mt-10">
            <a href="#sheets" className="onward mt-6 text-ore">
              {texts.sheets}
              <ArrowIcon className="size-5 rotate-90" />
            </a>
          </EmptyNotice>
        )}
      </section>
      <section aria-labelledby="sheets" className="wrap pb-band">
        <div className="h-3.5 strata text-line" />
        <h2 id="sheets" className="expanded mt-14 text-title">
          {texts.sheets}
        </h2>
        <p className="mt-4 text-lead text-balance text-muted">{texts.sheets_intro}</p>
        <SheetCards cards={sheets} isOnlyList={!hasItems} />
      </section>
      <CallToAction closing={page.closing} />
    </div>
  )
}
