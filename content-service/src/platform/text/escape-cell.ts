/**
 * A spreadsheet program evaluates a text that begins with one of these in a CSV file (OWASP, CSV Injection), also after
 * other programs have copied it there. Full-width forms count in Japanese and Chinese versions.
 */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const number = /^-?\d[\d.,]*$/
const escaped = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Whether a program could evaluate the text. */
export function isFormula(text: string): boolean {
  return formula.test(text) && !number.test(text)
}

/** Writes a quote before a text that could be evaluated; {@link unescapeCell} gives back exactly the same text. */
export function escapeCell(text: string): string {
  return isFormula(text) || escaped.test(text) ? `'${text}` : text
}

/** The text of a cell that was escaped, or was not. */
export function unescapeCell(text: string): string {
  return escaped.test(text) ? text.slice(1) : text
}
