import { Picture } from '../../../ui/picture.tsx'
import type { MachineTypes } from './machine-types.ts'

/** Drawings of a machine's types, each with a person beside it for scale. */
export function TypeCards({ title, note, types }: MachineTypes) {
  return (
    <section className="wrap pb-band">
      <h2 className="expanded text-title">{title}</h2>
      <p className="mt-4 text-small text-muted">{note}</p>
      <ul className="machine-types">
        {types.map(({ name, picture, figures }) => (
          <li key={picture}>
            <Picture
              src={picture}
              sizes="(min-width: 64rem) 296px, 45vw"
              width={480}
              height={320}
            />
            <h3>{name}</h3>
            <p>{figures}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
