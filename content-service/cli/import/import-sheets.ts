import { type SheetPath, sheetPaths } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import { createLocalReq } from 'payload'
import { findSheets } from '../../src/collections/sheets/create-missing-sheets.ts'
import { sheetTexts } from '../../src/collections/sheets/sheet-texts.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { importSeo } from './import-seo.ts'
import { readOptional } from './read-optional.ts'
import { getCredit } from './texts.ts'

const collection = 'sheets'

/**
 * Imports the specification sheets into the existing ones, matched by page. If the host has no sheet, or one without rows,
 * the figures here stay.
 */
export async function importSheets(context: ImportContext): Promise<void> {
  const lists = await readOptional(context, 'sheets')
  if (!lists) return
  if (lists.id.malformed > 0) context.report.problem(collection, `${lists.id.malformed} malformed`)
  const documents = await findSheets(await createLocalReq({}, context.payload))
  for (const sheet of lists.id.items) {
    const { path, rows } = sheet
    const document = documents.get(path)
    if (document === undefined || !isSheetPath(path)) {
      context.report.count(collection, 'omitted')
      context.report.problem(
        `${collection} ${path} (${sheet.name})`,
        'this page does not exist here',
      )
      continue
    }
    if (rows.length === 0) continue
    const english = lists.en.items.find((entry) => entry.path === path) ?? sheet
    const alt = { id: sheet.image_alt || sheet.name, en: english.image_alt || english.name }
    const credit = getCredit({ id: sheet, en: english })
    const image = await importPicture(context, 'sheet', sheet.image, alt, credit)
    const seo = await importSeo(context, { id: sheet, en: english }, alt)
    await importDocument(context, {
      collection,
      sourceId: document,
      document,
      name: sheet.name,
      id: { ...required(sheetTexts(sheet)), path, image, seo: seo.id },
      en: { ...required(sheetTexts(aligned(english, sheet))), seo: seo.en },
    })
  }
}

/** Rows and uses have no ids; they are paired by position between the languages, and only if they agree. */
function aligned(english: Sheet, indonesian: Sheet): Sheet {
  const rows = english.rows.length === indonesian.rows.length ? english.rows : indonesian.rows
  const uses = english.uses.length === indonesian.uses.length ? english.uses : indonesian.uses
  return { ...english, rows, uses }
}

/** A sheet here requires a description; a host may leave it blank. */
function required<Texts extends { description: string }>(texts: Texts): Texts {
  return { ...texts, description: texts.description || '–' }
}

function isSheetPath(path: string): path is SheetPath {
  return sheetPaths.some((sheetPath) => sheetPath === path)
}
