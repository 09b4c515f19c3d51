import type { ReadEndpointName } from '@niaga/contract/endpoints'
import type { ListPage } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import { isObject } from '../../src/collections/content/visit-fields.ts'
import type { SourceHost } from './source-host.ts'

/**
 * Wraps another host: its content in a further language appears in the place of English, as this service presents one
 * (src/platform/text/second-language.ts). No step of the import has to handle a third language.
 */
export function inFurtherLanguage(source: SourceHost, locale: Locale): SourceHost {
  return {
    ...source,
    async read<Name extends ReadEndpointName>(
      name: Name,
      language: Locale,
      ...rest: [id?: number, page?: ListPage]
    ) {
      const further = namedEnglish(await source.read(name, locale, ...rest), locale)
      if (language === 'en') return further
      return withTranslations(await source.read(name, language, ...rest), further)
    },
  }
}

/**
 * Returns the value with the translations of a language under the names of the English ones; English remains where a
 * translation is missing.
 */
function namedEnglish<Value>(value: Value, locale: Locale): Value {
  if (Array.isArray(value)) return value.map((one) => namedEnglish(one, locale)) as Value
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, part]) => {
    if (name === 'translations') return [name, translationsNamedEnglish(part, locale)]
    const inner = namedEnglish(part, locale)
    return [name, name === 'settings' && Array.isArray(inner) ? withSiblings(inner, locale) : inner]
  })
  return Object.fromEntries(entries)
}

function translationsNamedEnglish(translations: unknown, locale: Locale): unknown {
  if (Array.isArray(translations)) {
    const further = translations.find((one) => one.locale === locale)
    const english = translations.find((one) => one.locale === 'en')
    const others = translations.filter((one) => one !== further && one !== english)
    const inEnglish = further || english ? [{ ...english, ...further, locale: 'en' }] : []
    return [...others, ...inEnglish]
  }
  if (!isObject(translations)) return translations
  const { [locale]: further, en: english, ...others } = translations
  return { ...others, en: { ...Object(english), ...Object(further) } }
}

/** A setting may have its translation in another setting, such as `company_vision_zh`; the first one of a key is read. */
function withSiblings(settings: unknown[], locale: Locale): unknown[] {
  const ending = `_${locale}`
  const siblings = settings.flatMap((setting) =>
    isObject(setting) && typeof setting.key === 'string' && setting.key.endsWith(ending)
      ? [{ ...setting, key: `${setting.key.slice(0, -ending.length)}_en` }]
      : [],
  )
  return [...siblings, ...settings]
}

/** Returns a response with the translations from the same place of another response. */
function withTranslations<Value>(value: Value, other: unknown): Value {
  if (Array.isArray(value)) {
    const rows: unknown[] = Array.isArray(other) ? other : []
    return value.map((row, index) =>
      withTranslations(row, getPair(row, index, value, rows)),
    ) as Value
  }
  if (!isObject(value)) return value
  const same = isObject(other) ? other : {}
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    withTranslations(part, same[name]),
  ])
  const { translations } = same
  return { ...Object.fromEntries(entries), ...(translations === undefined ? {} : { translations }) }
}

/** Returns the row with the same id, or else at the same position: a host may give the rows of each language their own ids. */
function getPair(row: unknown, index: number, list: unknown[], rows: unknown[]): unknown {
  const id = isObject(row) ? row.id : undefined
  const match = rows.find((one) => id !== undefined && isObject(one) && one.id === id)
  return match ?? (list.length === rows.length ? rows[index] : undefined)
}
