import { oxide } from './text/oxide.ts'

/**
 * An oxide's numbers stand low; its text stays `Fe2O3` for screen readers and for copying. The number of a machine
 * such as `D8` stays where it is.
 */
export function Formula({ text }: { text: string }) {
  // Odd parts are what a pattern caught.
  return text.split(oxide).map((part, index) => (index % 2 === 1 ? lowered(part) : part))
}

function lowered(formula: string) {
  return formula
    .split(/(\d)/)
    .map((part, index) => (index % 2 === 1 ? <sub key={`${index} ${formula}`}>{part}</sub> : part))
}
