import type { Closing } from '../../../page-texts/site-page.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import type { DeskEntry } from '../../../ui/desks/desk-view.ts'
import type { DocumentView } from '../../../ui/documents/document-view.ts'
import { groundAt, type PlacedMachine, placedMachine } from '../../../ui/drawings/placed-machine.ts'
import { EnquiryActions } from '../../../ui/enquiry-actions.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Proofs } from '../item/proofs.tsx'
import { UnitCards } from '../lists/unit-cards.tsx'
import { OfferSection } from '../offer/offer-section.tsx'
import type { TermsView } from '../offer/terms-view.ts'
import { UnitOffer } from '../offer/unit-rows.tsx'
import { knownFacts, type UnitFact, type UnitView } from '../offer/unit-view.ts'

type UnitScreenProps = {
  unit: UnitView
  trail: readonly ['/alat', { to: string; name: string }]
  /** What the price depends on, in words; `''` if the terms do not say. */
  priceMade: string
  /** The terms of its kind of machine. */
  terms: TermsView | null
  contact: DeskEntry | null
  report: readonly DocumentView[]
  similar: readonly UnitView[]
  closing: Closing
}

/** The facts above the table. */
const inHero = ['state', 'offer', 'price', 'available_from']

/** The page of one unit. */
export function UnitScreen(props: UnitScreenProps) {
  const { unit, trail, priceMade, terms, contact, report, similar, closing } = props
  const [, tool] = trail
  const term = (name: string, ...texts: string[]) => ({ field: name, name, text: texts.join('; ') })
  const conditions = knownFacts([
    term(m.offer_lead_time(), terms?.leadTime ?? ''),
    term(m.offer_inspection(), ...(terms?.inspection ?? [])),
    ...unit.hire,
    term(m.offer_payment(), ...(terms?.payment ?? [])),
  ])
  return (
    <div className="material-equipment">
      <section className="unit-hero on-dark bg-coal pt-header text-paper">
        <div className="wrap unit-hero-body">
          <div>
            <Breadcrumb trail={trail} title={unit.name} />
            <h1 className="expanded mt-2 text-headline">{unit.name}</h1>
            <UnitOffer unit={unit} />
            <UnitPrice unit={unit} priceMade={priceMade} />
            <EnquiryActions />
            <LocalLink to={`${tool.to}#units`} className="onward mt-1">
              {m.unit_of_tool({ tool: tool.name })}
              <ArrowIcon className="size-4" />
            </LocalLink>
          </div>
          <Gallery unit={unit} />
        </div>
      </section>
      <div className="wrap unit-data pt-10 lg:pt-16">
        <OfferSection id="facts" title={m.unit_facts()}>
          <Facts facts={unit.facts.filter(({ field }) => !inHero.includes(field))} />
        </OfferSection>
        {conditions.length > 0 && unit.state !== 'sold' && (
          <OfferSection id="terms" title={m.offer_terms()}>
            <Facts facts={conditions} />
          </OfferSection>
        )}
        {similar.length > 0 && (
          <section aria-labelledby="similar" className="unit-similar wrap pb-band">
            <h2 id="similar" className="expanded text-title">
              {m.unit_similar()}
            </h2>
            <UnitCards units={similar} />
          </section>
        )}
      </div>
      <Proofs documents={report} contact={contact} posts={[]} others={null} />
      <CallToAction closing={closing} />
    </div>
  )
}

/** The price, or how it is made; nothing for a sold unit. */
function UnitPrice({ unit, priceMade }: Pick<UnitScreenProps, 'unit' | 'priceMade'>) {
  if (unit.state === 'sold') return null
  if (!unit.price) {
    return priceMade !== '' && <p className="unit-price-made">{priceMade}</p>
  }
  return (
    <p className="unit-price">
      <strong>{unit.price.text}</strong>
      <span>{unit.price.note}</span>
    </p>
  )
}

/** Pictures side by side, which scroll by touch, by keyboard and by links to each. */
function Gallery({ unit }: { unit: UnitView }) {
  const { pictures, picture } = unit
  const placed = pictures.length === 0 && picture ? placedMachine(picture) : null
  const text = placed ? m.unit_drawn(getSizes(placed)) : m.unit_photo_later()
  const shown = pictures.length > 0 ? pictures : [{ src: picture, text, credit: '' }]
  return (
    <div className="unit-gallery">
      <section
        aria-label={m.unit_pictures()}
        // Pictures beside the visible one are reached by keyboard.
        tabIndex={shown.length > 1 ? 0 : undefined}
        className="unit-slides"
      >
        {shown.map(({ src, text, credit }, index) => (
          <figure key={`${index} ${src}`} id={`foto-${index + 1}`}>
            <div className="relative">
              <Picture
                src={src}
                credit={credit}
                sizes="(min-width: 64rem) 55vw, 100vw"
                width={1200}
                height={800}
                className="aspect-[3/2]"
                isFirst={index === 0}
              />
              {placed && <Sizes placed={placed} />}
            </div>
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </section>
      {shown.length > 1 && (
        <nav aria-label={m.unit_pictures()} className="mt-2 flex gap-2">
          {shown.map(({ src, text }, index) => (
            <a
              key={`${index} ${src}`}
              href={`#foto-${index + 1}`}
              className="grid min-h-11 min-w-11 place-items-center border border-ash"
            >
              {index + 1}
              <span className="sr-only">
                {' '}
                / {shown.length}: {text}
              </span>
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function getSizes({ length, height }: PlacedMachine) {
  const metres = (size: number) =>
    size.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return { length: metres(length), height: metres(height) }
}

const view = { width: 1200, height: 800 }

/** The dimensions of a drawing, above its picture; the text below states them. */
function Sizes({ placed }: { placed: PlacedMachine }) {
  const { across, left, length, height } = placed
  const sizes = getSizes(placed)
  const units = (metres: number) => Math.round((metres * view.width) / across)
  const [start, end] = [units(left), units(left + length)]
  const ground = view.height * groundAt
  const [top, side, below] = [ground - units(height), start - 28, ground + 58]
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true" className="unit-sizes">
      <path d={`M${start} ${below}H${end}M${side} ${top}V${ground}`} />
      <path d={`M${start} ${below - 12}v24M${end} ${below - 12}v24`} />
      <path d={`M${side - 12} ${top}h24M${side - 12} ${ground}h24`} />
      <text x={(start + end) / 2} y={below}>{`${sizes.length} m`}</text>
      <text transform={`translate(${side} ${(top + ground) / 2}) rotate(-90)`}>
        {`${sizes.height} m`}
      </text>
    </svg>
  )
}

function Facts({ facts }: { facts: readonly UnitFact[] }) {
  return (
    <dl className="offer-terms offer-facts">
      {knownFacts(facts).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
