/** A formula after any number of quotes; a sign alone, as in "Rp 5.000,-", and a number are none. Full width counts too. */
const formula = String.raw`'*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d](?! *(?:$|[,;./\r\n]|\d+(?:\.\d+)?(?:$|[,;\r\n]))))`
const begin = String.raw`(?<=[,;\t\r\n][ "]*)`
const open = new RegExp(`${begin}(?=${formula})`, 'g')
const guarded = new RegExp(`${begin}'(?=${formula})`, 'g')

/**
 * A text of a CSV file in which no part begins a formula: a program that splits the file at another separator than its own
 * would evaluate it (OWASP, CSV Injection). {@link withoutGuards} gives back exactly the same text.
 */
export function guardFormulas(text: string): string {
  return text.replace(open, "'")
}

export function withoutGuards(text: string): string {
  return text.replace(guarded, '')
}
