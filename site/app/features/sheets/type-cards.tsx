import type { Locale } from '@niaga/contract/locale'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import type { MachineType } from './machine-types.ts'

type TypeCardsProps = { types: readonly MachineType[]; language: Locale }

/** The types of a machine, drawn, each with somebody beside it for its size. */
export function TypeCards({ types, language }: TypeCardsProps) {
  const locale = { locale: language }
  return (
    <section aria-labelledby="types" className="wrap machine-types">
      <div className="machine-types-head">
        <h2 id="types" className="expanded text-title">
          {m.machine_types({}, locale)}
        </h2>
        <p>{m.machine_types_note({}, locale)}</p>
      </div>
      <ul>
        {types.map(({ name, picture, figures }) => (
          <li key={picture} data-reveal>
            <Picture
              src={picture}
              sizes="(min-width: 80rem) 296px, (min-width: 64rem) 22vw, 45vw"
              width={480}
              height={320}
              className="aspect-[3/2]"
            />
            <h3>{name}</h3>
            <dl>
              {figures.map(({ measure, value, unit }) => (
                <div key={`${measure} ${value}`}>
                  <dt>{measure}</dt>
                  <dd>
                    {value} {unit}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
