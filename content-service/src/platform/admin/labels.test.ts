import { initI18n } from '@payloadcms/translations'
import {
  type ClientField,
  createClientFields,
  type Field,
  type SanitizedConfig,
  type Tab,
} from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createConfig } from '../../create-config.ts'
import { englishWordsIn, getTexts } from '../../testing/english-words.ts'
import { readEnvironment } from '../settings/environment.ts'

/** Fields that Payload adds. */
const ofPayload = ['updatedAt', 'createdAt', 'deletedAt', '_status']
const ofAccounts = ['users.email']

type Named = { path: string; text: unknown }

let config: SanitizedConfig
/** Functions that translate a label as the admin shows it, into Indonesian and English. */
let translators: ((text: unknown) => unknown)[]
let vocabularies: { id: string[]; en: string[] }
let indonesianTexts: string[]

beforeAll(async () => {
  config = await createConfig(readEnvironment({ LOG_LEVEL: 'silent' }))
  const [id, en] = await Promise.all([getVocabulary('id'), getVocabulary('en')])
  translators = [id.translate, en.translate]
  vocabularies = { id: id.keys, en: en.keys }
  indonesianTexts = id.texts
})

test('names everything that an editor sees in both languages', () => {
  const names = shownEntities().flatMap(({ slug, names, fields }) => [
    ...names.map((text) => ({ path: slug, text })),
    ...fields.flatMap((field) => namesIn(slug, field)),
  ])
  expect(names.length).toBeGreaterThan(120)
  expect(untranslated(names)).toEqual([])
})

test('gives the browser each column of a list as a text, which names the buttons that sort it', async () => {
  for (const language of ['id', 'en'] as const) {
    const i18n = await initI18n({ config: config.i18n, context: 'api', language })
    const names = config.collections.flatMap(({ slug, fields }) =>
      createClientFields({ defaultIDType: 'number', fields, i18n, importMap: {} }).flatMap(
        (field) => columnNames(slug, field),
      ),
    )
    expect(names.length).toBeGreaterThan(120)
    expect(names.filter(({ text }) => typeof text === 'object')).toEqual([])
  }
})

test('names each kind of document by a function, which the buttons that create one take as a text', () => {
  const withLabelTexts = config.collections.filter(({ labels }) =>
    Object.values(labels).some((label) => typeof label === 'object'),
  )
  expect(withLabelTexts.map(({ slug }) => slug)).toEqual([])
})

test('describes in both languages where everything that an editor fills in appears', () => {
  const described = shownEntities().flatMap(({ slug, description, fields }) => [
    { path: slug, text: description },
    ...fields.flatMap((field) => descriptionsIn(slug, field)),
  ])
  expect(described.length).toBeGreaterThan(60)
  expect(untranslated(described)).toEqual([])
})

test('uses no comma in a label, because Payload splits its list of invalid fields at commas', () => {
  const labels = shownEntities().flatMap(({ slug, fields }) =>
    fields.flatMap((field) => namesIn(slug, field)),
  )
  const translations = labels.flatMap(({ text }) => translators.map((translate) => translate(text)))
  expect(translations.filter((label) => typeof label === 'string' && label.includes(','))).toEqual(
    [],
  )
})

test('translates every text of Payload and its text editor into Indonesian', () => {
  const indonesianKeys = new Set(vocabularies.id)
  expect(vocabularies.en.length).toBeGreaterThan(500)
  expect(vocabularies.en.filter((key) => !indonesianKeys.has(key))).toEqual([])
})

test('has no English words in Indonesian texts', () => {
  const english = indonesianTexts.filter((text) => englishWordsIn(text).length > 0)
  expect(indonesianTexts.length).toBeGreaterThan(500)
  expect(english).toEqual([])
})

function shownEntities() {
  const collections = config.collections
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)
    .map(({ slug, labels, admin, fields }) => ({
      slug,
      names: [labels.singular, labels.plural, admin.group],
      description: admin.description,
      fields,
    }))
  const globals = config.globals.map(({ slug, label, admin, fields }) => ({
    slug,
    names: [label, admin?.group],
    description: admin?.description,
    fields,
  }))
  return [...collections, ...globals]
}

function isHidden(field: Field): boolean {
  const { admin } = field
  const isHiddenInAdmin = admin && 'hidden' in admin && admin.hidden
  const isLeftOut = admin && 'disabled' in admin && admin.disabled
  return Boolean(isHiddenInAdmin || isLeftOut || ('hidden' in field && field.hidden))
}

/** Returns the labels of a field and of all fields inside it. */
function namesIn(parent: string, field: Field): Named[] {
  if (isHidden(field) || field.type === 'ui') return []
  if (field.type === 'row') return field.fields.flatMap((inner) => namesIn(parent, inner))
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesInTab(parent, tab))
  // A group without a name has no heading (plugins/defaults/plugin.ts).
  if (field.type === 'group' && !('name' in field)) {
    return field.fields.flatMap((inner) => namesIn(parent, inner))
  }
  const path = `${parent}.${'name' in field ? field.name : field.type}`
  const names: Named[] = [{ path, text: 'label' in field ? field.label : undefined }]
  if (field.type === 'select' || field.type === 'radio') {
    for (const option of field.options) {
      names.push({ path, text: typeof option === 'string' ? option : option.label })
    }
  }
  if (field.type === 'array' || field.type === 'blocks') {
    names.push({ path, text: field.labels?.singular }, { path, text: field.labels?.plural })
  }
  const inner = 'fields' in field ? field.fields : []
  return [...names, ...inner.flatMap((each) => namesIn(path, each))]
}

/** Returns the labels of the fields that a list can show. */
function columnNames(parent: string, field: ClientField): Named[] {
  const path = `${parent}.${'name' in field ? field.name : field.type}`
  const inner = 'fields' in field ? field.fields : []
  const ofField = 'label' in field ? [{ path, text: field.label }] : []
  return [...ofField, ...inner.flatMap((each) => columnNames(path, each))]
}

function namesInTab(parent: string, tab: Tab): Named[] {
  return [
    { path: `${parent}: a tab`, text: tab.label },
    ...tab.fields.flatMap((field) => namesIn(parent, field)),
  ]
}

/**
 * Returns the descriptions of an editor's fields. Rows are excluded, because their table describes them, as are visitors'
 * texts and Payload's own fields.
 */
function descriptionsIn(parent: string, field: Field): Named[] {
  if (isHidden(field) || field.type === 'ui') return []
  if (field.type === 'row') return field.fields.flatMap((inner) => descriptionsIn(parent, inner))
  if (field.type === 'collapsible') return [{ path: parent, text: field.admin?.description }]
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => [
      ...('name' in tab
        ? [{ path: `${parent}.${tab.name}`, text: tab.admin?.description ?? tab.description }]
        : []),
      ...tab.fields.flatMap((inner) => descriptionsIn(parent, inner)),
    ])
  }
  if (field.type === 'group' && !('name' in field)) {
    return field.fields.flatMap((inner) => descriptionsIn(parent, inner))
  }
  if (!('name' in field) || !('label' in field) || ofPayload.includes(field.name)) return []
  if (field.admin && 'readOnly' in field.admin && field.admin.readOnly) return []
  if (ofAccounts.includes(`${parent}.${field.name}`)) return []
  const text = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return [{ path: `${parent}.${field.name}`, text }]
}

/** Returns where a text is missing in a language; an untranslated key counts as missing. */
function untranslated(entries: Named[]): string[] {
  return entries
    .filter(({ text }) => translators.some((translate) => !isFilled(translate(text))))
    .map(({ path }) => path)
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/^\w+:\w+$/.test(text)
}

async function getVocabulary(language: 'id' | 'en') {
  const i18n = await initI18n({ config: config.i18n, context: 'api', language })
  return {
    keys: getKeys(i18n.translations),
    texts: getTexts(i18n.translations),
    translate: (text: unknown): unknown => {
      if (typeof text === 'function') return text({ i18n, t: i18n.t })
      return typeof text === 'object' && text !== null ? Reflect.get(text, language) : undefined
    },
  }
}

function getKeys(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? getKeys(text, `${path}${key}.`) : [`${path}${key}`],
  )
}
