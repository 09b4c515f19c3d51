import { Formula } from '../../../ui/formula.tsx'
import type { DecidingFigure } from '../sheet/deciding-figure.ts'

type OfferFigureProps = {
  figure: DecidingFigure
  /** Its name among the parts that follow the chosen grade. */
  part?: string
}

/** The figure that decides, its unit on its baseline. */
export function OfferFigure({ figure: { name, value, unit, note }, part }: OfferFigureProps) {
  return (
    <p data-part={part} className="offer-figure">
      <span className="offer-figure-name">
        <Formula text={name} />
        {note && ` · ${note}`}
      </span>{' '}
      <span className="offer-figure-value">
        {value} <small>{unit}</small>
      </span>
    </p>
  )
}
