import { ArrowIcon } from '../../components/icons/icons.tsx'
import { LocalLink } from '../../components/link/local-link.tsx'
import { useLocale } from '../../components/link/use-locale.ts'
import { pictureSources } from '../../lib/pictures/picture-address.ts'
import type { SheetCard } from '../../lib/sheets/sheet-lines.ts'
import { Formula } from '../sheet/formula.tsx'

const thumbnailWidth = 96

type SheetCardsProps = {
  cards: SheetCard[]
  /** Whether they stand for the items too: then with their first figures. */
  isAlone: boolean
}

/** The ways to the specification sheets, as small certificates. */
export function SheetCards({ cards, isAlone }: SheetCardsProps) {
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
              className="h-16 w-24 shrink-0 bg-seam object-cover"
            />
            <h3 className="expanded grow text-heading">
              <LocalLink to={card.path} className="item-card-link">
                {card.name}
              </LocalLink>
            </h3>
            <ArrowIcon className="size-5 text-ore" />
          </div>
          {isAlone && <FirstLines card={card} />}
        </li>
      ))}
    </ul>
  )
}

/** The figures speak the language their sheet is published in, and are left out for who reads another. */
function FirstLines({ card }: { card: SheetCard }) {
  // Our own figures bear a mark on the sheet, which says what they are worth.
  const lines = card.lines.filter(({ isOurs }) => !isOurs)
  if (card.language !== useLocale() || lines.length === 0) return null
  return (
    <dl className="mt-5 text-small">
      {lines.map(({ parameter, measure, value, unit }) => (
        <div
          key={`${parameter} ${measure}`}
          className="flex justify-between gap-4 border-t border-line py-2"
        >
          <dt className="text-muted">
            <Formula text={[parameter, measure.toLowerCase()].filter(Boolean).join(', ')} />
          </dt>
          <dd className="shrink-0 font-semibold tabular-nums">
            {[value, unit].filter(Boolean).join(' ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
