import { getLocale } from '../../../paraglide/runtime.js'
import { Formula } from '../../../ui/formula.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { pictureSources } from '../../../ui/picture-address.ts'
import type { SheetCard } from '../sheet/sheet-lines.ts'

const thumbnailWidth = 96

type SheetCardsProps = {
  cards: SheetCard[]
  /** Whether the page has no list of items; then the cards show their first figures. */
  isOnlyList: boolean
}

/** Links to the specification sheets, as small certificates. */
export function SheetCards({ cards, isOnlyList }: SheetCardsProps) {
  const locale = getLocale()
  // Figures are only shown if all sheets are in the visitor's language: some cards with and some without look broken.
  const hasLines =
    isOnlyList && cards.every((card) => card.language === locale && firstLines(card).length > 0)
  return (
    <ul className="pairs mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
      {cards.map((card) => (
        <li
          key={card.path}
          data-reveal
          className={`item-card sheet-card material-${card.material}`}
        >
          <div className="flex items-center gap-3">
            <img
              {...pictureSources(card.picture, thumbnailWidth)}
              sizes="96px"
              alt=""
              width={thumbnailWidth}
              height={64}
              loading="lazy"
              className="h-16 w-24 shrink-0 bg-line object-cover sm:max-lg:w-20"
            />
            <h3 className="expanded grow text-heading">
              <LocalLink to={card.path} className="item-card-link">
                {card.name}
              </LocalLink>
            </h3>
            <ArrowIcon className="size-5 text-ore" />
          </div>
          {hasLines && <Figures lines={firstLines(card)} />}
        </li>
      ))}
    </ul>
  )
}

/** Omits our own typical figures, which have an asterisk and a note on the sheet. */
function firstLines({ lines }: SheetCard) {
  return lines.filter(({ isOurs }) => !isOurs)
}

function Figures({ lines }: Pick<SheetCard, 'lines'>) {
  return (
    <dl className="mt-5 text-small">
      {lines.map(({ parameter, measure, value, unit }) => (
        <div
          key={`${parameter} ${measure}`}
          className="grid grid-cols-2 gap-4 border-t border-line py-2"
        >
          <dt className="text-muted">
            <Formula text={[parameter, measure.toLowerCase()].filter(Boolean).join(', ')} />
          </dt>
          <dd className="font-semibold tabular-nums">{[value, unit].filter(Boolean).join(' ')}</dd>
        </div>
      ))}
    </dl>
  )
}
