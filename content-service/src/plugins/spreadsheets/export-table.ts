import { escapeCell } from '@niaga/contract/formulas'
import type { Locale, Localized } from '@niaga/contract/locale'
import type { PayloadRequest } from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { noXml } from '../../platform/files/spreadsheet.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { maxRows } from './read-file.ts'
import { idHeading } from './read-rows.ts'
import type { Stored, Table } from './table.ts'
import { getStored } from './write-localized.ts'

const rowsAtOnce = 200

/** Returns all documents of a collection as rows, in the form of the import. */
export async function exportedRows(req: PayloadRequest, table: Table): Promise<string[][]> {
  const language = adminLanguage(req.i18n.language)
  const rows = [[idHeading, ...table.columns.map(({ heading }) => heading[language])]]
  for (let page = 1; rows.length <= maxRows; page += 1) {
    const query = {
      collection: table.collection,
      req,
      sort: 'id',
      limit: rowsAtOnce,
      page,
      depth: 0,
      draft: true,
    }
    const find = (locale: Locale) =>
      req.payload.find({ ...query, overrideAccess: false, fallbackLocale: false, locale } as const)
    const { docs, hasNextPage } = await find('id')
    const translated = new Map<Locale, Map<unknown, object>>()
    for (const locale of offeredBy(req.payload).filter((code) => code !== 'id')) {
      const translations = (await find(locale)).docs
      translated.set(locale, new Map(translations.map((document) => [document.id, document])))
    }
    for (const document of docs) {
      if (rows.length > maxRows) break
      const texts = [...translated].map(([locale, byId]) => [
        locale,
        getStored(byId.get(document.id) ?? document),
      ])
      const localized = {
        id: getStored(document),
        ...Object.fromEntries(texts),
      } as Localized<Stored>
      for (const line of table.lines?.of(localized) ?? [localized]) {
        const cells = table.columns.map((column) =>
          escapeCell(column.getCell(line[column.locale] ?? line.en).replace(noXml, '\uFFFD')),
        )
        rows.push([String(document.id), ...cells])
      }
    }
    if (!hasNextPage) break
  }
  return rows
}
