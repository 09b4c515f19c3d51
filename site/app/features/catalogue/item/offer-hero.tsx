import type { FixedPath } from '@niaga/contract/pages'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import type { DecidingFigure } from '../sheet/deciding-figure.ts'
import { OfferFigure } from './offer-figure.tsx'

type OfferHeroProps = {
  list: FixedPath
  title: string
  /** A sentence that describes the offer. */
  sentence: string
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
        {figure && <OfferFigure figure={figure} part="hero-figure" />}
        {actions}
        {tabs}
      </div>
      <div className="offer-hero-picture">{picture}</div>
    </section>
  )
}
