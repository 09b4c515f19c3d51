/** The values of a template's blanks. */
export type BlankValues = {
  name: string
  company: string
  reference: string
  items: string
  me: string
}

/** A blank has the same value under its name in either language, whatever the template's language. */
const names: Record<string, keyof BlankValues> = {
  ...{ nama: 'name', perusahaan: 'company', nomor: 'reference', barang: 'items', saya: 'me' },
  ...{ name: 'name', company: 'company', reference: 'reference', items: 'items', me: 'me' },
}

/** One or more words in braces. */
const blank = /\{\p{L}[\p{L}\p{N} _-]{0,39}\}/gu

/** Fills in the blanks of a template; blanks with an unknown name or without a value stay. */
export function fillBlanks(template: string, values: BlankValues): string {
  return template.replace(blank, (placeholder) => {
    const name = names[placeholder.slice(1, -1).toLowerCase()]
    return (name && values[name]) || placeholder
  })
}

/** Lists the blanks that remain in a text, without duplicates. Quoted lines (`> `) are the visitor's and are ignored. */
export function openBlanks(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('>'))
  return [...new Set(lines.join('\n').match(blank) ?? [])]
}
