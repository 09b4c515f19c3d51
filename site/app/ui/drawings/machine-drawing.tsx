import type { DrawnMachine } from '@niaga/contract/images'
import { inLocale, type Locale } from '@niaga/contract/locale'
import { m } from '../../paraglide/messages.js'
import { Drawing } from './drawing.tsx'
import { drawnClasses } from './drawings.ts'

/** Coordinates of every machine's drawing: it stands on the ground at 0. */
const viewBox = '0 -525 1085 625'

type MachineDrawingProps = {
  name: DrawnMachine
  /** The machine's name in the language of the body. */
  machine: string
  language: Locale
  /** Whether its box ends at the right edge of a wide window. */
  isWide?: boolean
}

/** The side elevation of a machine, with the title block of a working drawing. */
export function MachineDrawing({ name, machine, language, isWide = false }: MachineDrawingProps) {
  const inLanguage = { locale: language }
  const size = inLocale(drawnClasses[name], language)
  return (
    <figure className={`machine-drawing ${isWide ? 'machine-drawing-wide' : ''}`}>
      <Drawing
        key={name}
        file={name}
        viewBox={viewBox}
        title={m.drawing_title({ machine }, inLanguage)}
        description={m.drawing_description({ size }, inLanguage)}
      />
      <figcaption>
        <dl className="title-block">
          {[
            [m.drawing_view_label({}, inLanguage), m.drawing_view({}, inLanguage)],
            [m.drawing_class_label({}, inLanguage), size],
            [m.drawing_unit_label({}, inLanguage), 'mm'],
            [m.drawing_data_label({}, inLanguage), m.drawing_data({}, inLanguage)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
