import { isBaseLocale, type Locale } from '@niaga/contract/locale'
import chinese from '../glossary/zh.json' with { type: 'json' }

/** English texts with their translations into a language besides the base languages. */
const glossaries: Partial<Record<Locale, ReadonlyMap<string, string>>> = {
  zh: new Map(Object.entries(chinese)),
}

/** Fields of a content host's response that contain a text for visitors; others contain codes, addresses and file names. */
const textFields = new Set(
  [
    ['name', 'title', 'subtitle', 'description', 'content', 'question', 'answer', 'label'],
    ['parameter', 'measure', 'unit', 'text', 'rejection', 'use', 'uses', 'note', 'image_alt'],
    ['intro', 'button_text', 'basis', 'minimum', 'operator', 'fuel', 'mobilisation', 'position'],
  ].flat(),
)

/** The same content keeps the same value, so nothing derived from it has to be recomputed. */
const translatedBefore = new WeakMap<object, object>()

/**
 * Translates content for a page in a language besides the base languages, where a host responds with an unchanged English
 * text of the site or its sheets, or with a term of the trade: few hosts support the language, and editors rarely
 * translate unchanged texts.
 */
export function withGlossary<Value>(value: Value, locale: Locale): Value {
  const glossary = glossaries[locale]
  if (isBaseLocale(locale) || !glossary || typeof value !== 'object' || value === null) return value
  const cached = translatedBefore.get(value)
  if (cached !== undefined) return cached as Value
  const translated = translatedIn(value, '', glossary)
  translatedBefore.set(value, translated as object)
  return translated
}

function translatedIn<Value>(
  value: Value,
  field: string,
  glossary: ReadonlyMap<string, string>,
): Value {
  if (typeof value === 'string') {
    const text = textFields.has(field) ? glossary.get(value.replaceAll('\u00a0', ' ')) : undefined
    return (text ?? value) as Value
  }
  if (Array.isArray(value)) return value.map((one) => translatedIn(one, field, glossary)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    // A page's own texts have a code as their name, beside their text.
    name === 'name' && 'text' in value ? part : translatedIn(part, name, glossary),
  ])
  return Object.fromEntries(entries) as Value
}
