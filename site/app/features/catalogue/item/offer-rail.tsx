import { isOnOffer } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import { Dotted } from '../../../ui/text/dotted.tsx'
import type { OfferView } from '../offer/offer-view.ts'
import { priceMade } from '../offer/price-view.ts'
import { unitText } from '../offer/unit-view.ts'

/** Further prices are in the table of grades. */
const maxPrices = 4

/**
 * What decides about an offer beside the figure of its hero: in wide windows a line that stays in view above all of it.
 * Narrow ones show it once, below the hero.
 */
export function OfferRail({ offer }: { offer: OfferView }) {
  const { grades, terms, units, contact } = offer
  const [window] = terms?.windows ?? []
  const prices = (grades?.grades ?? []).flatMap(({ name, price }) => {
    return price ? { text: `${name} – ${price.text}`, note: price.note } : []
  })
  const made = priceMade(terms)
  const offered = units.filter(isOnOffer)
  const free = offered.filter(({ isFree }) => isFree)
  const kinds = Map.groupBy(free, (unit) => unitText(unit, 'offer'))
  const entries = [
    window
      ? {
          name: m.offer_next_window(),
          text: window.days,
          notes: [window.tonnes, window.grade || window.port],
        }
      : terms?.leadTime && { name: m.offer_lead_time(), text: terms.leadTime, notes: [] },
    offered.length > 0 && {
      name: m.offer_units(),
      text: m.unit_count({ count: offered.length, free: free.length }),
      notes: [...kinds].map(([name, { length }]) => `${name}: ${length}`),
    },
    prices.length > 0
      ? {
          name: m.offer_unit_price(),
          text: prices[0]?.text,
          notes: [...prices.slice(1, maxPrices).map(({ text }) => text), prices[0]?.note],
        }
      : units.length === 0 && made !== '' && { name: m.offer_unit_price(), text: made, notes: [] },
    (prices.length > 0 || units.length > 0) &&
      terms &&
      terms.incoterms.length > 0 && {
        name: m.offer_incoterms(),
        text: terms.incoterms.join(', '),
        notes: terms.payment.slice(0, 1),
      },
    contact && {
      name: m.offer_contact(),
      text: contact.role || contact.name,
      notes: [contact.role && contact.name, contact.languages],
    },
  ].flatMap((entry) => entry || [])
  if (entries.length === 0) return null
  return (
    <section aria-label={m.offer_rail()} data-part="rail" className="offer-rail">
      <dl>
        {entries.map(({ name, text, notes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              <span className="offer-aside">
                <Dotted facts={notes} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
