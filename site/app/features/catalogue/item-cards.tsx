import { Formula } from '../../ui/formula.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { CatalogueCard } from './catalogue-view.ts'

/** The items of a list; `path` is the list's own address. */
export function ItemCards({ cards, path }: { cards: CatalogueCard[]; path: string }) {
  return (
    <ul className="pairs mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} data-reveal className="item-card picture-card">
          <Picture
            src={card.picture}
            focus={card.focus}
            sizes="(min-width: 80rem) 405px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            width={480}
            height={320}
            className="aspect-[3/2]"
            isFirst={index === 0}
          />
          <div>
            <h3 className="expanded flex items-start justify-between gap-4 text-heading">
              <LocalLink to={`${path}/${card.id}`} className="item-card-link">
                {card.name}
              </LocalLink>
              <ArrowIcon className="mt-1 size-5 text-ore" />
            </h3>
            {card.features.length > 0 && (
              <dl className="mt-3 text-small">
                {card.features.map(({ title, value }, line) => (
                  <div
                    key={`${line} ${title}`}
                    className="grid grid-cols-2 gap-4 border-t border-line py-2"
                  >
                    <dt className="text-muted">
                      <Formula text={title} />
                    </dt>
                    <dd className="font-semibold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
