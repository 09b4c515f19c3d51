import { m } from '../../paraglide/messages.js'
import { useBodyTexts } from '../../ui/body-texts.ts'
import { Picture } from '../../ui/picture.tsx'
import type { MachineType } from './machine-types.ts'

type TypeCardsProps = { types: readonly MachineType[] }

/** The types of a machine, drawn, each with somebody beside it for its size. */
export function TypeCards({ types }: TypeCardsProps) {
  const bodyTexts = useBodyTexts()
  return (
    <section aria-labelledby="types" className="wrap machine-types">
      <div className="machine-types-head">
        <h2 id="types" className="expanded text-title">
          {bodyTexts.machine_types ?? m.machine_types()}
        </h2>
        <p>{bodyTexts.machine_types_note ?? m.machine_types_note()}</p>
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
