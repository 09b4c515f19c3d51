import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { m } from '../../../paraglide/messages.js'
import { Formula } from '../../../ui/formula.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PictureCredits } from '../../../ui/picture-credits.tsx'
import type { DecidingFigure } from '../sheet/deciding-figure.ts'
import type { GoodsCard } from './goods-card-view.ts'

type GoodsCardsProps = {
  cards: readonly GoodsCard[]
  /** Address of the list in the default language. */
  path: string
  /** Whether the cards have the first pictures of the page. */
  isFirst?: boolean
  /** Whether each card also links to its sheet. */
  hasSheets?: boolean
}

/** Products or machines, two in a row on a phone; each links to its page. */
export function GoodsCards({ cards, path, isFirst = false, hasSheets = true }: GoodsCardsProps) {
  return (
    <>
      <ul className="goods">
        {cards.map((card, index) => (
          <li key={card.id} data-reveal className="goods-card item-card">
            <Picture
              src={card.picture}
              focus={card.focus}
              sizes="(min-width: 80rem) 405px, (min-width: 64rem) 30vw, 45vw"
              width={480}
              height={320}
              className="aspect-[3/2]"
              isFirst={isFirst && index < 3}
            />
            <div className="goods-words">
              <h3 lang={fallbackLanguage(card.name)} className="expanded goods-title">
                <LocalLink to={`${path}/${card.id}`} className="item-card-link">
                  {card.name}
                </LocalLink>
              </h3>
              {card.figure && <Figure figure={card.figure} />}
              {card.facts.length > 0 && <Facts facts={card.facts} isWide={card.figure !== null} />}
              {/* Above the link that covers the card. */}
              {hasSheets && card.sheetPath && (
                <LocalLink
                  to={card.sheetPath}
                  className="onward relative mt-auto mb-0 self-start text-[0.9375rem] text-ore"
                >
                  {m.card_sheet()}
                  <span lang={fallbackLanguage(card.name)} className="sr-only">
                    : {card.name}
                  </span>
                </LocalLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      <PictureCredits entries={cards} />
    </>
  )
}

function Figure({ figure: { name, value, unit } }: { figure: DecidingFigure }) {
  return (
    <p className="goods-figure">
      <strong>{value}</strong> {unit && <span>{unit}</span>}
      <span className="goods-measure">
        <Formula text={name} />
      </span>
    </p>
  )
}

/** @param isWide whether a phone hides the facts, because the figure decides there */
function Facts({ facts, isWide }: { facts: GoodsCard['facts']; isWide: boolean }) {
  return (
    <dl className={`goods-facts ${isWide ? 'max-sm:hidden' : ''}`}>
      {facts.map(({ name, text }, index) => (
        <div key={`${index} ${name}`}>
          <dt lang={fallbackLanguage(name)}>
            <Formula text={name} />
          </dt>
          <dd lang={fallbackLanguage(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
