/** The signs around each message of the pseudo-language, which do not occur in the content. */
export const opening = '\u27E6'
export const closing = '\u27E7'

/** The additional length of the longest languages compared with English. */
const growth = 0.4

const vowels = new Set(['a', 'e', 'i', 'o', 'u'])

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', C: 'Ç', N: 'Ñ', Y: 'Ý' },
}

/** Messages as in Paraglide's files: a text, or a text for each number. */
type Message = string | { match: Record<string, string> }[]

export function pseudoMessages(
  messages: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      isMessage(message) ? pseudoMessage(message) : message,
    ]),
  )
}

function pseudoMessage(message: Message) {
  if (typeof message === 'string') return pseudoText(message)
  return message.map((variants) => ({
    ...variants,
    match: Object.fromEntries(
      Object.entries(variants.match).map(([form, text]) => [form, pseudoText(text)]),
    ),
  }))
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'string' || Array.isArray(message)
}

/** Adds accents, length and brackets to a text; placeholders are unchanged. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{[^}]*\})/)
  const letters = parts.filter((_, place) => place % 2 === 0).join('').length
  let missing = Math.ceil(letters * growth)
  const longer = parts.map((part, place) => {
    if (place % 2 === 1) return part
    return [...part]
      .map((letter) => {
        const accented = accents[letter] ?? letter
        if (missing === 0 || !vowels.has(letter)) return accented
        missing -= 1
        return accented + accented
      })
      .join('')
  })
  return opening + longer.join('') + '·'.repeat(missing) + closing
}
