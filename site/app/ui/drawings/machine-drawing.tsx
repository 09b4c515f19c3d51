import type { Locale } from '@niaga/contract/locale'
import { m } from '../../paraglide/messages.js'
import { Drawing } from './drawing.tsx'
import { type DrawingName, drawnClasses } from './drawings.ts'

/** The sheet on which every machine is drawn (imagery/drawings/kit/board.ts). */
const viewBox = '0 -525 1085 625'

type MachineDrawingProps = {
  name: DrawingName
  /** The machine's name in the language. */
  machine: string
  language: Locale
  /** Whether its box ends at the right edge of a wide window. */
  isWide?: boolean
}

/** The side elevation of a machine, with the title block of a working drawing. */
export function MachineDrawing({ name, machine, language, isWide = false }: MachineDrawingProps) {
  const locale = { locale: language }
  const size = drawnClasses[name][language]
  return (
    <figure className={`machine-drawing ${isWide ? 'machine-drawing-wide' : ''}`}>
      <Drawing
        key={name}
        file={name}
        viewBox={viewBox}
        title={m.drawing_title({ machine }, locale)}
        description={m.drawing_description({ size }, locale)}
      />
      <figcaption>
        <dl className="title-block">
          {[
            [m.drawing_view_label({}, locale), m.drawing_view({}, locale)],
            [m.drawing_class_label({}, locale), size],
            [m.drawing_unit_label({}, locale), 'mm'],
            [m.drawing_data_label({}, locale), m.drawing_data({}, locale)],
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
