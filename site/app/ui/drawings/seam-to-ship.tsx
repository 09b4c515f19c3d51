import { m } from '../../paraglide/messages.js'
import { Drawing } from './drawing.tsx'

/** Visible part of a panel, in its full width (imagery/drawings/section/section.ts). */
const viewBox = '0 -76 256 122'

const steps = [
  { file: 'section-pit', name: m.section_pit, text: m.section_pit_text },
  { file: 'section-stockpile', name: m.section_stockpile, text: m.section_stockpile_text },
  { file: 'section-jetty', name: m.section_jetty, text: m.section_jetty_text },
  { file: 'section-barge', name: m.section_barge, text: m.section_barge_text },
  { file: 'section-anchorage', name: m.section_anchorage, text: m.section_anchorage_text },
]

/**
 * The way of coal from its seam to the ship: five panels that form one section in a row, and are stacked on a phone. Their
 * texts are beside them, so the drawings themselves are not announced.
 */
export function SeamToShip({ tone = 'dark' }: { tone?: 'dark' | 'light' }) {
  return (
    <figure className="seam-to-ship">
      <ol>
        {steps.map(({ file, name, text }) => (
          <li key={file}>
            <Drawing
              file={file}
              viewBox={viewBox}
              className={tone === 'light' ? 'drawing-light' : ''}
            />
            <h3>{name()}</h3>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
      <figcaption>{m.section_note()}</figcaption>
    </figure>
  )
}
