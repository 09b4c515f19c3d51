import type { Document } from '@niaga/contract/documents'
import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { equipmentSheetPaths, productSheetPaths, type SheetPath } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import { valueOrNull } from '../../../../content/reading.ts'
import { pageSeo } from '../../../page-texts/page-seo.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import type { SiteContext } from '../../../site-context.ts'
import { itemKindAt, type Subject, waysTo } from '../../../ui/calls.ts'
import { documentViews } from '../../../ui/documents/document-view.ts'
import { gradeMatrix } from '../offer/grade-view.ts'
import { decidingFigure } from './deciding-figure.ts'
import { machineTypes } from './machine-types.ts'
import { readSheets } from './read-sheets.server.ts'
import { searchTitle } from './search-title.ts'
import { getSheetItem } from './sheet-item.ts'
import { sheetTitle } from './sheet-title.ts'
import { sheetSummary, sheetView } from './sheet-view.ts'

/** Further documents are on the documents page. */
const maxDocuments = 8

/**
 * Returns the content of a sheet's page, `null` if the sheet does not exist.
 *
 * @param path its address in the default language
 * @param locale the language of the visitor, and so of the navigation
 */
export async function sheetPage(
  path: string,
  locale: Locale,
  context: Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture'>,
) {
  const isEquipment = equipmentSheetPaths.some((sheetPath) => sheetPath === path)
  const paths: readonly SheetPath[] = isEquipment ? equipmentSheetPaths : productSheetPaths
  const { content } = context
  const [sources, items, documents, people] = await Promise.all([
    readSheets(paths, locale, context),
    isEquipment ? content.tools(locale) : content.products(locale),
    content.documents(locale),
    content.people(locale),
  ])
  const source = sources.find((candidate) => candidate.path === path)
  if (!source) return null
  const sheet = sheetView(source)
  const item = getSheetItem<Product>(source, valueOrNull(items) ?? [])
  const matrix = item && gradeMatrix(item, source.language)
  const subject: Subject = {
    product: source.localName,
    kind: itemKindAt(path, path, matrix),
    path,
    desk: waysTo(valueOrNull(people), item?.contact_id),
  }
  const seo = pageSeo(source.sheet.seo, context.imageSource)
  // The rest of the page is in the language of the sheet, too.
  const pages = await readPages(source.language, context)
  const page = pages.pageAt(isEquipment ? '/alat/{id}' : '/produk/{id}', sheet.name)
  const others = sources
    .filter((other) => other !== source)
    .map(({ path: other, sheet: { name } }) => ({ path: other, name }))
  const title = sheetTitle(sheet.name, isEquipment, source.language)
  return {
    isEquipment,
    path,
    subject,
    title,
    searchTitle: searchTitle(title, decidingFigure(source.sheet.rows, source.language)),
    sheet,
    types: machineTypes(source.drawing, source.sheet.rows, source.language, context.ownPicture),
    page,
    seo,
    summary: sheetSummary(title, sheet.lines, source.language),
    language: source.language,
    localName: source.localName,
    matrix,
    /** The page that offers its product or machine, `null` if it does not exist. */
    offerPath: item && `${isEquipment ? '/alat' : '/produk'}/${item.id}`,
    documents: documentViews(
      getSheetDocuments(source.sheet, valueOrNull(documents) ?? []),
      source.language,
    ),
    others,
  }
}

/** Returns the documents of the product or machine that a sheet names. */
function getSheetDocuments(
  { product_id: product, tool_id: tool }: Sheet,
  documents: readonly Document[],
): Document[] {
  return documents
    .filter(
      ({ product_ids: products, tool_ids: tools }) =>
        (product !== undefined && products.includes(product)) ||
        (tool !== undefined && tools.includes(tool)),
    )
    .slice(0, maxDocuments)
}
