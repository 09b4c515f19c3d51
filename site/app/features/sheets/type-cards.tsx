import { Picture } from '../../ui/picture.tsx'
import type { MachineTypes } from './machine-types.ts'

/** The types of a machine, drawn, each with somebody beside it for its size. */
export function TypeCards({ title, note, types }: MachineTypes) {
  return (
    <section aria-labelledby="types" className="wrap machine-types">
      <h2 id="types" className="expanded text-title">
        {title}
      </h2>
      <p>{note}</p>
      <ul>
        {types.map(({ name, picture, figures }) => (
          <li key={picture} data-reveal>
            <Picture
              src={picture}
              sizes="(min-width: 64rem) 296px, 45vw"
              width={480}
              height={320}
              className="aspect-[3/2]"
            />
            <h3>{name}</h3>
            <dl>
              {figures.map(({ measure, value }) => (
                <div key={measure}>
                  <dt>{measure}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
