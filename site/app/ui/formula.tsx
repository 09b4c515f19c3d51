import { oxide } from './text/oxide.ts'

/** The code of a machine or a registration, such as `EX-01`. */
const code = /\b([A-Z]{2,}(?:-[A-Z\d]+)+)\b/

/**
 * Shows the numbers of an oxide as subscripts, and a code on one line; its text is still `Fe2O3` for screen readers and for
 * copying. The number of a machine such as `D8` is unchanged.
 */
export function Formula({ text }: { text: string }) {
  // Odd parts are the matches.
  const parts = text.split(code)
  const shown = parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part.split(oxide).map((piece, place) => (place % 2 === 1 ? lowered(piece) : piece))
    ),
  )
  // As one element, because a code of its own would be a cell of a grid around it.
  return parts.length > 1 ? <span>{shown}</span> : shown
}

function lowered(formula: string) {
  return formula
    .split(/(\d)/)
    .map((part, index) => (index % 2 === 1 ? <sub key={`${index} ${formula}`}>{part}</sub> : part))
}
