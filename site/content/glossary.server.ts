import { isBaseLocale, type Locale } from '@niaga/contract/locale'
import chinese from '../glossary/zh.json' with { type: 'json' }

/** English texts, each with what it is in a language beside the base ones. */
const glossaries: Partial<Record<Locale, ReadonlyMap<string, string>>> = {
  zh: new Map(Object.entries(chinese)),
}

/** Of a content host's response, those that hold a text for visitors; others hold codes, addresses and names of files. */
const textFields = new Set(
  [
    ['name', 'title', 'subtitle', 'description', 'content', 'question', 'answer', 'label'],
    ['parameter', 'measure', 'unit', 'text', 'rejection', 'use', 'uses', 'note', 'image_alt'],
    ['intro', 'button_text', 'basis', 'minimum', 'operator', 'fuel', 'mobilisation', 'position'],
  ].flat(),
)

/** The same content stays the same value, so that nothing derived from it has to be computed again. */
const translatedBefore = new WeakMap<object, object>()

/**
 * Content for a page in a language beside the base ones. Where a host responds with one of the texts in English that the
 * site and its sheets begin with, or with a term of the trade, that is translated: few hosts know the language, and an
 * editor rarely translates what nobody has changed.
 */
export function withGlossary<Value>(value: Value, locale: Locale): Value {
  const glossary = glossaries[locale]
  if (isBaseLocale(locale) || !glossary || typeof value !== 'object' || value === null) return value
  const known = translatedBefore.get(value)
  if (known !== undefined) return known as Value
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
    // A page's own texts have a name that is a code, beside their text.
    name === 'name' && 'text' in value ? part : translatedIn(part, name, glossary),
  ])
  return Object.fromEntries(entries) as Value
}
