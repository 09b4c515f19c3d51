import { bodyLocale } from '../../../i18n/page-locales.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { useBodyTexts } from '../../../ui/body-texts.ts'
import { LocalLink } from '../../../ui/local-link.tsx'

type ItemTabsProps = {
  /** The two pages of a product or machine, `null` for a missing page. */
  offer: string | null
  sheet: string | null
}

/** Links to the two pages of one product or machine: its offer and its specification. */
export function ItemTabs({ offer, sheet }: ItemTabsProps) {
  const body = useBodyTexts()
  if (offer === null || sheet === null) return null
  const label =
    body.sheet_label ??
    (bodyLocale(sheet, getLocale()) === getLocale() ? m.sheet_label() : m.item_sheet_equipment())
  return (
    <nav aria-label={body.offer_pages ?? m.offer_pages()} className="item-tabs">
      <LocalLink to={offer}>{body.offer_page ?? m.offer_page()}</LocalLink>
      <LocalLink to={sheet}>{label} </LocalLink>
    </nav>
  )
}
