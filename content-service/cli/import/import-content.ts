import type { Home } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { isWithoutContent } from '../../src/collections/content/is-without-content.ts'
import { SourceError } from './fetch-from-source.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importFooter, importMenu, importSettings } from './import-company.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportedCollection } from './import-document.ts'
import { importHomePage } from './import-home-page.ts'
import {
  importBusinesses,
  importGalleries,
  importManagers,
  importMiningLocations,
} from './import-lists.ts'
import { importPosts } from './import-posts.ts'
import { hasImportedFrom } from './ledger.ts'
import { createReport, type Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/** In the order in which an editor would look them over. */
const lists = {
  products: (run) => importCatalogue(run, 'products'),
  tools: (run) => importCatalogue(run, 'tools'),
  businesses: importBusinesses,
  'mining-locations': importMiningLocations,
  managements: importManagers,
  galleries: importGalleries,
  'blog-posts': importPosts,
} satisfies Record<
  Exclude<ImportedCollection, 'footer-items' | 'menu-items'>,
  (run: ImportContext) => Promise<void>
>

type Options = {
  /** Takes it beside content that did not come from there. */
  isAdded: boolean
  tell: (line: string) => void
}

/**
 * Takes everything that another content host shows the public. What was taken before and has not changed
 * there is left as it is here; nothing is ever deleted.
 *
 * @throws {SourceError} when the host cannot be read at all, or there is content of another origin here
 */
export async function importContent(
  payload: Payload,
  source: SourceHost,
  { isAdded, tell }: Options,
): Promise<Report> {
  const isOurs = isAdded || (await hasImportedFrom(payload, source.host))
  if (!isOurs && !(await isWithoutContent(payload))) {
    throw new SourceError(
      `There is content here that did not come from ${source.host}. Add --add to take its content beside it; company profile and home page are then replaced.`,
    )
  }
  // Entries keep the ids that stand in their public addresses; a service itself never gives one by hand.
  Object.assign(payload.db, { allowIDOnCreate: true })
  const report = createReport()
  const run: ImportContext = { payload, source, report, pictures: new Map(), tell }
  await importHome(run)
  for (const [kind, take] of Object.entries(lists)) {
    try {
      await take(run)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      report.problem(kind, error.message)
    }
    tell(report.line(kind))
  }
  tell(report.line('pictures'))
  return report
}

/** Everything else can be missing from a host; without this it is none. */
async function importHome(run: ImportContext): Promise<void> {
  const { source, report, tell } = run
  const home: Record<Locale, Home> = {
    id: await source.read('home', 'id'),
    en: await source.read('home', 'en'),
  }
  await importSettings(run, home)
  await importHomePage(run, home)
  await importFooter(run, { id: home.id.footers, en: home.en.footers })
  await importMenu(run, { id: home.id.menus, en: home.en.menus })
  for (const kind of ['company-settings', 'home-page', 'footer-items', 'menu-items']) {
    tell(report.line(kind))
  }
}
