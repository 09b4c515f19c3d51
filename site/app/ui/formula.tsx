import { oxide } from './text/oxide.ts'

/**
 * Shows the numbers of an oxide as subscripts; its text is still `Fe2O3` for screen readers and for copying. The number of
 * a machine such as `D8` is unchanged.
 */
export function Formula({ text }: { text: string }) {
  // Odd parts are the matches.
  return text.split(oxide).map((part, index) => (index % 2 === 1 ? lowered(part) : part))
}

function lowered(formula: string) {
  return formula
    .split(/(\d)/)
    .map((part, index) => (index % 2 === 1 ? <sub key={`${index} ${formula}`}>{part}</sub> : part))
}
