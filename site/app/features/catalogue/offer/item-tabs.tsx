import { use } from 'react'
import { bodyLocale } from '../../../i18n/page-locales.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BodyLanguage } from '../../../ui/body-language.ts'
import { LocalLink } from '../../../ui/local-link.tsx'

type ItemTabsProps = {
  /** The two pages of a product or machine, `null` for a missing page. */
  offer: string | null
  sheet: string | null
}

/** Links to the two pages of one product or machine: its offer and its specification. */
export function ItemTabs({ offer, sheet }: ItemTabsProps) {
  const language = use(BodyLanguage)
  if (offer === null || sheet === null) return null
  const locale = language.locale ?? getLocale()
  const label = bodyLocale(sheet, locale) === locale ? m.sheet_label : m.item_sheet_equipment
  return (
    <nav aria-label={m.offer_pages({}, language)} className="item-tabs">
      <LocalLink to={offer}>{m.offer_page({}, language)}</LocalLink>
      <LocalLink to={sheet}>{label({}, language)} </LocalLink>
    </nav>
  )
}
