import type { Section, SectionContent, Setting, SettingKey } from './entities.ts'
import { parseLimitedJson } from './limited-json.ts'
import { defaultLocale, fallbacksFor, type Locale } from './locale.ts'

/**
 * The contract's only translation rule: the text in the requested language if it is present and not blank; for a setting
 * in English its `_en` sibling; then the same for the language's base language; otherwise the base text.
 */

type Translation = Record<string, unknown>

/** A list whose entries have a `locale`, or an object keyed by language: hosts send either. */
type Translations = ReadonlyArray<Translation> | Partial<Record<Locale, Translation>> | undefined

type Translatable = { translations?: Translations }

/** The fields of entities that have translations. */
type TranslatableField =
  | ('name' | 'title' | 'description' | 'content' | 'image_alt' | 'image_credit')
  // Rows of a grade.
  | ('parameter' | 'measure' | 'unit' | 'text' | 'rejection' | 'use' | 'note')
  // Terms and units.
  | ('minimum' | 'monthly' | 'lead_time' | 'loading_rate' | 'max_size' | 'location' | 'price_text')
  | ('source' | 'port' | 'destinations')
  | ('capacity' | 'condition')

/** Returns one field of an entity in a language, or `''` when neither a translation nor the base has a text. */
export function translated<Entity extends Translatable>(
  entity: Entity,
  field: TranslatableField,
  locale: Locale,
): string {
  const base = (entity as Translation)[field]
  const candidates = [
    ...fallbacksFor(locale).map((code) => translationIn(entity.translations, code)?.[field]),
    base ?? translationIn(entity.translations, defaultLocale)?.[field],
  ]
  return candidates.find(isText) ?? ''
}

/** Like {@link translated}, for a list of texts: a language has all of them or none. */
export function translatedList<Entity extends Translatable>(
  entity: Entity,
  field: 'packing' | 'payment' | 'inspection',
  locale: Locale,
): string[] {
  const translations = fallbacksFor(locale).map((code) => translationIn(entity.translations, code))
  const lists = [...translations, entity as Translation]
  const texts = lists.map((holder) => {
    const list = holder?.[field]
    return Array.isArray(list) ? list.filter(isText) : []
  })
  return texts.find((list) => list.length > 0) ?? []
}

/** Returns a setting as one text; the entries of a list become lines. */
export function settingText(settings: readonly Setting[], key: SettingKey, locale: Locale): string {
  return settingList(settings, key, locale).join('\n')
}

/** Returns a setting as a list without blank entries; a text is split into lines, and the JSON text of a list is parsed. */
export function settingList(
  settings: readonly Setting[],
  key: SettingKey,
  locale: Locale,
): string[] {
  const setting = settings.find((entry) => entry.key === key)
  const candidates = [
    ...fallbacksFor(locale).flatMap((code) => [
      setting?.translations?.find((entry) => entry.locale === code)?.value,
      settings.find((entry) => entry.key === `${key}_${code}`)?.value,
    ]),
    setting?.value,
  ]
  return candidates.map(getLines).find((lines) => lines.length > 0) ?? []
}

/**
 * Returns the contents of the home sections of one order, in a language. A section has no base text, so each missing field
 * falls back to the default language. Sections without any content are omitted.
 */
export function sectionContents(
  sections: readonly Section[],
  order: number,
  locale: Locale,
): SectionContent[] {
  return sections
    .filter((section) => section.order === order)
    .map((section) => contentWithFallbacks(section, locale))
    .filter((content) => Object.keys(content).length > 0)
}

function contentWithFallbacks(section: Section, locale: Locale): SectionContent {
  const codes: Locale[] = [defaultLocale, ...fallbacksFor(locale).toReversed()]
  return Object.assign({}, ...codes.map((code) => contentIn(section, code)))
}

function contentIn(section: Section, locale: Locale): SectionContent {
  const content = section.translations.find((entry) => entry.locale === locale)?.content ?? {}
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== undefined),
  ) as SectionContent
}

function translationIn(translations: Translations, locale: Locale): Translation | undefined {
  if (!translations) return undefined
  if (isList(translations)) return translations.find((entry) => entry.locale === locale)
  return translations[locale]
}

function isList(translations: object): translations is ReadonlyArray<Translation> {
  return Array.isArray(translations)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function getLines(value: string | string[] | undefined): string[] {
  const lines =
    typeof value === 'string' ? (jsonList(value) ?? value.split(/\r?\n/)) : (value ?? [])
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

function jsonList(value: string): string[] | undefined {
  if (!value.trimStart().startsWith('[')) return undefined
  try {
    const list = parseLimitedJson(value)
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : undefined
  } catch {
    return undefined
  }
}
