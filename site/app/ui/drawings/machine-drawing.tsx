import type { DrawnMachine } from '@niaga/contract/images'
import { inLocale, type Locale } from '@niaga/contract/locale'
import { m } from '../../paraglide/messages.js'
import { useBodyTexts } from '../body-texts.ts'
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
  const body = useBodyTexts()
  const size = inLocale(drawnClasses[name], language)
  return (
    <figure className={`machine-drawing ${isWide ? 'machine-drawing-wide' : ''}`}>
      <Drawing
        key={name}
        file={name}
        viewBox={viewBox}
        title={body.drawing_title ?? m.drawing_title({ machine })}
        description={body.drawing_description ?? m.drawing_description({ size })}
      />
      <figcaption>
        <dl className="title-block">
          {[
            [
              body.drawing_view_label ?? m.drawing_view_label(),
              body.drawing_view ?? m.drawing_view(),
            ],
            [body.drawing_class_label ?? m.drawing_class_label(), size],
            [body.drawing_unit_label ?? m.drawing_unit_label(), 'mm'],
            [
              body.drawing_data_label ?? m.drawing_data_label(),
              body.drawing_data ?? m.drawing_data(),
            ],
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
