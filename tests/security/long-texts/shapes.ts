import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'

/** As much as a request may hold; a quarter shows as well what takes longer with the square of a length. */
export const textLength = isLongRun ? 1_000_000 : 250_000

/** What is repeated; a pattern that reads again and again needs one sign or a few that it takes for a beginning. */
const units = [
  ...['a', '0', ' ', '\n', '.', ',', '-', '–', '/', '\\', '%', '+', '=', '"', '<', '&', '\0'],
  ...['1,', '1–', 'a@', 'S', 'Si2', 'SiO', '::', '../', '%25', '<a ', '<b>', '<!--', '<script>'],
  ...['<img>', '<a href="', '&#', '&amp;', '[]', '{},', '\\"', '\u0301\u0323', 'ﷺ', '😀', '\ud800'],
]

export type Shape = { name: string; text: string }

/** Texts of {@link textLength}: each unit again and again, then a sign that makes it no match. */
export function* shapes(): Generator<Shape> {
  for (const unit of units) {
    const row = unit.repeat(textLength / unit.length)
    yield { name: JSON.stringify(unit), text: `${row}!` }
  }
}
