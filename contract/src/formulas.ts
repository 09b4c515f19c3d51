/**
 * A formula after any number of quotes. A sign alone, as in "Rp 5.000,-", and a number are not formulas. Full-width signs
 * count too.
 */
const formula = String.raw`'*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d](?! *(?:$|[,;./\r\n]|\d+(?:\.\d+)?(?:$|[,;\r\n]))))`
const begin = String.raw`(?<=[,;\t\r\n][ "]*)`
const open = new RegExp(`${begin}(?=${formula})`, 'g')
const guarded = new RegExp(`${begin}'(?=${formula})`, 'g')

/**
 * Escapes formulas in a text of a CSV file: a program that splits the file at a different separator would evaluate them
 * (OWASP, CSV Injection). {@link withoutGuards} restores exactly the same text.
 */
export function guardFormulas(text: string): string {
  return text.replace(open, "'")
}

export function withoutGuards(text: string): string {
  return text.replace(guarded, '')
}

/**
 * A spreadsheet program evaluates a text that begins with one of these in a CSV file (OWASP, CSV Injection), also after
 * other programs have copied it there. Full-width forms count in Japanese and Chinese versions.
 */
const evaluated = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const number = /^-?\d[\d.,]*$/
const escaped = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Whether a program could evaluate the text. */
export function isFormula(text: string): boolean {
  return evaluated.test(text) && !number.test(text)
}

/** Writes a quote before a text that could be evaluated; {@link unescapeCell} gives back exactly the same text. */
export function escapeCell(text: string): string {
  return isFormula(text) || escaped.test(text) ? `'${text}` : text
}

/** The text of a cell that was escaped, or was not. */
export function unescapeCell(text: string): string {
  return escaped.test(text) ? text.slice(1) : text
}
