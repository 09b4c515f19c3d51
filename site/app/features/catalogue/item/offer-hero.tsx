import type { FixedPath } from '@niaga/contract/pages'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Formula } from '../../../ui/formula.tsx'
import type { DecidingFigure } from '../sheet/deciding-figure.ts'

type OfferHeroProps = {
  list: FixedPath
  title: string
  /** A sentence that describes the offer. */
  sentence: string
  /** Its unit stands on its baseline. */
  figure: DecidingFigure | null
  picture: React.ReactNode
  actions: React.ReactNode
  /** Links to the page's twin. */
  tabs: React.ReactNode
}

/** The top of the page of a product or machine: a phone's first screen shows everything that decides whether to read on. */
export function OfferHero(props: OfferHeroProps) {
  const { list, title, sentence, figure, picture, actions, tabs } = props
  return (
    <section className="offer-hero">
      <div className="wrap offer-hero-body">
        <Breadcrumb trail={[list]} title={title} />
        <h1 className="expanded mt-1 text-headline lg:mt-6 lg:text-display">{title}</h1>
        {sentence !== '' && <p className="offer-hero-sentence">{sentence}</p>}
        {figure && (
          <p data-part="hero-figure" className="offer-figure">
            <span className="offer-figure-name">
              <Formula text={figure.name} />
              {figure.note && ` · ${figure.note}`}
            </span>{' '}
            <span className="offer-figure-value">
              {figure.value} <small>{figure.unit}</small>
            </span>
          </p>
        )}
        {actions}
        {tabs}
      </div>
      <div className="offer-hero-picture">{picture}</div>
    </section>
  )
}
