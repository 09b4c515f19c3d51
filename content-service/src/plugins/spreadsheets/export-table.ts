import { escapeCell } from '@niaga/contract/formulas'
import type { Locale, Localized } from '@niaga/contract/locale'
import type { PayloadRequest } from 'payload'
import writeExcelFile from 'write-excel-file/node'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { toCsv } from '../../platform/text/csv.ts'
import { maxRows } from './read-file.ts'
import { idHeading } from './read-rows.ts'
import type { Stored, Table } from './table.ts'
import { getStored } from './write-localized.ts'

const rowsAtOnce = 200
const columnWidth = 28
/** Programs decode `_x0041_` as an escaped character (ECMA-376, part 1, section 22.9.2.19). */
const escapedCharacter = /_(?=x[\dA-F]{4}_)/gi
/** Characters that XML 1.0 forbids and no program reads. */
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeWorkbook,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (rows: string[][]) => Buffer.from(toCsv(rows)),
  },
}

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

/** Writes every cell as text: programs evaluate no cell and change no number. */
async function writeWorkbook(rows: string[][]): Promise<Buffer> {
  const cell = (value: string, isHeading: boolean) =>
    value === ''
      ? null
      : {
          value: value.replace(escapedCharacter, '_x005F_'),
          type: String,
          format: '@',
          wrap: true,
          alignVertical: 'top' as const,
          ...(isHeading && { fontWeight: 'bold' as const }),
        }
  const data = rows.map((cells, index) => cells.map((value) => cell(value, index === 0)))
  const columns = (rows[0] ?? []).map((_, index) => ({ width: index === 0 ? 8 : columnWidth }))
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
}
