import type { Locale } from '@niaga/contract/locale'
import { bodyLocale } from '../../i18n/page-locales.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { LocalLink } from '../../ui/local-link.tsx'

type ItemTabsProps = {
  /** The two pages of a product or machine, `null` for one that it does not have. */
  offer: string | null
  sheet: string | null
  /** The language of the body around the links, if it is not the page's. */
  language?: Locale
}

/** The two pages of one product or machine: what is on offer, and its specification. */
export function ItemTabs({ offer, sheet, language }: ItemTabsProps) {
  if (offer === null || sheet === null) return null
  const isForeign = language === undefined && bodyLocale(sheet, getLocale()) !== getLocale()
  return (
    <nav aria-label={m.offer_pages({}, { locale: language })} className="item-tabs">
      <LocalLink to={offer}>{m.offer_page({}, { locale: language })}</LocalLink>
      <LocalLink to={sheet}>
        {isForeign ? m.item_sheet_equipment() : m.sheet_label({}, { locale: language })}
      </LocalLink>
    </nav>
  )
}
