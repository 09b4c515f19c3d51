import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'

/** The maximum length of a request. A tenth of it is enough to reveal quadratic time. */
export const textLength = isLongRun ? 1_000_000 : 100_000

/** The repeated texts. A pattern backtracks on characters that could begin a match. */
const units = [
  ...['a', '0', ' ', '\n', '.', ',', '-', '–', '/', '\\', '%', '+', '=', '"', '<', '&', '\0'],
  ...['1,', '1–', 'a@', 'S', 'Si2', 'SiO', '::', '../', '%25', '<a ', '<b>', '<!--', '<script>'],
  ...['<img>', '<a href="', '&#', '&amp;', '[]', '{},', '\\"', '\u0301\u0323', 'ﷺ', '😀', '\ud800'],
]

export type Shape = { name: string; text: string }

/** Texts of {@link textLength}: each unit repeated, then a character that prevents a match. */
export function* shapes(): Generator<Shape> {
  for (const unit of units) {
    const row = unit.repeat(textLength / unit.length)
    yield { name: JSON.stringify(unit), text: `${row}!` }
  }
}
