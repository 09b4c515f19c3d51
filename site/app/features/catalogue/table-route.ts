import { sheetPaths } from '@niaga/contract/sheet-paths'
import { jakartaDay } from '@niaga/contract/visits'
import { bodyLocale } from '../../i18n/page-locales.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { type SiteContext, siteContext } from '../../site-context.ts'
import type { Route } from './+types/table-route'
import { compareUnits, readPicks } from './compare/compare-view.ts'
import { csvFile } from './csv.ts'
import { type Catalogue, catalogueAt, cataloguePaths } from './lists/catalogue-at.ts'
import { gradeMatrix } from './offer/grade-view.ts'
import { readSheets } from './sheet/read-sheets.server.ts'
import { getSheetItem } from './sheet/sheet-item.ts'
import { compareTable, gradeTable, sheetTable, type Table, unitTable } from './tables.ts'

/** Returns the table of a page as a file for spreadsheets, below the page's address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const catalogue = catalogueAt(url.pathname)
  const path = `${cataloguePaths[catalogue]}/${params.item}`
  const table = await findTable(path, catalogue, url.searchParams, context.get(siteContext))
  if (table === 'unavailable') {
    return new Response(null, { status: 503, headers: { 'Retry-After': '10' } })
  }
  if (!table) return new Response(null, { status: 404 })
  return new Response(csvFile(table, bodyLocale(path, locale)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      // The path contains only letters, digits and hyphens, because other paths are not found.
      'Content-Disposition': `attachment; filename="${path.slice(1).replaceAll('/', '-')}.csv"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function findTable(
  path: string,
  catalogue: Catalogue,
  search: URLSearchParams,
  site: SiteContext,
): Promise<Table | null | 'unavailable'> {
  const locale = getLocale()
  const sheetPath = sheetPaths.find((candidate) => candidate === path)
  if (sheetPath) {
    const [source] = await readSheets([sheetPath], locale, site)
    if (!source) return null
    if (catalogue === 'tool') return sheetTable(source.sheet, null, source.language)
    const products = await site.content.products(locale)
    // A file without the grades would appear complete.
    if (!products.ok) return 'unavailable'
    const item = getSheetItem(source, products.value)
    const matrix = item && gradeMatrix(item, source.language)
    return sheetTable(source.sheet, matrix, source.language)
  }
  const isThis = ({ id }: { id: number }) => `${cataloguePaths[catalogue]}/${id}` === path
  if (catalogue === 'product') {
    const products = await site.content.products(locale)
    if (!products.ok) return 'unavailable'
    const product = products.value.find(isThis)
    return product ? gradeTable(product, search, locale, jakartaDay(Date.now())) : null
  }
  const tools = await site.content.tools(locale)
  if (!tools.ok) return 'unavailable'
  if (path === '/alat/bandingkan') {
    return compareTable(compareUnits(tools.value, readPicks(search), locale))
  }
  const tool = tools.value.find(isThis)
  return tool ? unitTable(tool, locale) : null
}
