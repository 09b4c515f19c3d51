/** What the blanks of a template stand for. */
export type BlankValues = {
  name: string
  company: string
  reference: string
  items: string
  me: string
}

/** A blank has the same value under its name in either language, whatever the language of the template. */
const names: Record<string, keyof BlankValues> = {
  ...{ nama: 'name', perusahaan: 'company', nomor: 'reference', barang: 'items', saya: 'me' },
  ...{ name: 'name', company: 'company', reference: 'reference', items: 'items', me: 'me' },
}

/** A word or a few in braces. */
const blank = /\{\p{L}[\p{L}\p{N} _-]{0,39}\}/gu

/** A template with its blanks filled in; those that are unknown, or of which nothing is known, stay. */
export function fillBlanks(template: string, values: BlankValues): string {
  return template.replace(blank, (written) => {
    const name = names[written.slice(1, -1).toLowerCase()]
    return (name && values[name]) || written
  })
}

/** The blanks that are left in a text, each once. What is quoted (`> `) is the visitor's, and has none. */
export function openBlanks(text: string): string[] {
  const own = text.split('\n').filter((line) => !line.startsWith('>'))
  return [...new Set(own.join('\n').match(blank) ?? [])]
}
