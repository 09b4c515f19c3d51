import type { Home } from '@niaga/contract/entities'
import { type BaseLocale, isBaseLocale, type Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { isWithoutContent } from '../../src/collections/content/is-without-content.ts'
import { offeredBy } from '../../src/platform/services/offered-languages.ts'
import { SourceError } from './fetch-from-source.ts'
import { inFurtherLanguage } from './further-language.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importFooter, importMenu, importSettings } from './import-company.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedCollection } from './import-document.ts'
import { importDocuments } from './import-documents.ts'
import { importHomePage } from './import-home-page.ts'
import { importList } from './import-lists.ts'
import { importPages } from './import-pages.ts'
import { importPosts } from './import-posts.ts'
import { importRedirects } from './import-redirects.ts'
import { importSheets } from './import-sheets.ts'
import { importUnits } from './import-units.ts'
import { hasImportedFrom } from './ledger.ts'
import { createReport, type Outcome, type Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/**
 * The lists in the order in which an editor would review them. Sheets, places and persons come first, because products
 * refer to them, and documents after the products. Units refer to machines and documents.
 */
const lists = {
  sheets: importSheets,
  'mining-locations': (context) => importList(context, 'mining-locations'),
  people: (context) => importList(context, 'people'),
  products: (context) => importCatalogue(context, 'products'),
  tools: (context) => importCatalogue(context, 'tools'),
  documents: importDocuments,
  units: importUnits,
  businesses: (context) => importList(context, 'businesses'),
  managements: (context) => importList(context, 'managements'),
  galleries: (context) => importList(context, 'galleries'),
  'blog-posts': importPosts,
  pages: importPages,
  redirects: importRedirects,
} satisfies Record<
  Exclude<ImportedCollection, 'footer-items' | 'menu-items'> | 'documents',
  (context: ImportContext) => Promise<void>
>

/** Articles are only published in the base languages, and redirects have no texts. */
const onlyInBaseLanguages: readonly string[] = ['blog-posts', 'redirects']

type Options = {
  /** Whether to import into a service that has content of another origin. */
  isAdded: boolean
  log: (line: string) => void
}

/**
 * Imports everything that another content host publishes. Entries imported before and unchanged there stay as they are
 * here; nothing is ever deleted.
 *
 * @throws {SourceError} when the home page cannot be read, or the service has content of another origin
 */
export async function importContent(
  payload: Payload,
  source: SourceHost,
  { isAdded, log }: Options,
): Promise<Report> {
  const isOurs = isAdded || (await hasImportedFrom(payload, source.host))
  if (!isOurs && !(await isWithoutContent(payload))) {
    throw new SourceError(
      `The database contains content that was not imported from ${source.host}. Use --add to import beside it; this replaces the company profile and home page.`,
    )
  }
  // Entries keep their ids, which are part of their public URLs; elsewhere the service never sets an id itself.
  Object.assign(payload.db, { allowIDOnCreate: true })
  const report = createReport()
  const shared = { payload, source, report, pictures: new Map(), log, further: null }
  const context: ImportContext = { ...shared, english: null }
  const languages = await furtherLanguages(context)
  await importInLanguages(context, languages, importHome)
  for (const [kind, importKind] of Object.entries(lists)) {
    const others = onlyInBaseLanguages.includes(kind) ? [] : languages
    try {
      await importInLanguages(context, others, importKind)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      report.problem(kind, error.message)
    }
    log(report.line(kind))
  }
  log(report.line('pictures'))
  for (const locale of languages) log(report.line(textsIn(locale)))
  return report
}

/** Returns the further languages that are offered here and supported by the host. */
async function furtherLanguages({
  payload,
  source,
  report,
  log,
}: ImportContext): Promise<Locale[]> {
  const languages: Locale[] = []
  for (const locale of offeredBy(payload)) {
    if (isBaseLocale(locale)) continue
    try {
      await source.read('home', locale)
      languages.push(locale)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const isRejected = error.status !== null && error.status < 500
      if (isRejected) log(`${textsIn(locale)}: not offered by the host (${error.message})`)
      else report.problem(textsIn(locale), error.message)
    }
  }
  return languages
}

/** Runs a step for the base languages, then for each further language with its texts in the place of the English ones. */
async function importInLanguages(
  context: ImportContext,
  languages: readonly Locale[],
  step: (context: ImportContext) => Promise<void>,
): Promise<void> {
  const { source, report } = context
  const english = languages.length > 0 ? new Map<string, unknown>() : null
  await step({ ...context, english })
  for (const locale of languages) {
    const count = (outcome: Outcome) => report.count(textsIn(locale), outcome)
    await step({
      ...context,
      english,
      source: inFurtherLanguage(source, locale),
      further: { locale, count },
      // The step has already counted and logged for the base languages.
      report: { ...report, count: () => {} },
      log: () => {},
    })
  }
}

function textsIn(locale: Locale): string {
  return `texts in ${locale}`
}

/** The only part that a host must have: without a home page, the host is not a content host. */
async function importHome(context: ImportContext): Promise<void> {
  const { source, report, log } = context
  const home: Record<BaseLocale, Home> = {
    id: await source.read('home', 'id'),
    en: await source.read('home', 'en'),
  }
  await importSettings(context, home)
  await importHomePage(context, home)
  await importFooter(context, { id: home.id.footers, en: home.en.footers })
  await importMenu(context, { id: home.id.menus, en: home.en.menus })
  for (const kind of ['company-settings', 'home-page', 'footer-items', 'menu-items']) {
    log(report.line(kind))
  }
}
