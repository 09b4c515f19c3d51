import { escapeCell, guardFormulas } from '@niaga/contract/formulas'
import { inLocale, type Locale, type Localized } from '@niaga/contract/locale'

/** Excel expects the separator of the visitor's system, which is a semicolon if the decimal sign is a comma. */
const separators = { id: ';', en: ',' } satisfies Localized<string>

/** Without this mark Excel reads UTF-8 as the system's legacy character set. */
const byteOrderMark = '\ufeff'

/** Writes a file for spreadsheets (RFC 4180), in the number style of a language. */
export function csvFile(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = inLocale(separators, locale)
  const lines = rows.map((row) => row.map((text) => getCell(text, separator)).join(separator))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function getCell(text: string, separator: string): string {
  const cell = escapeCell(guardFormulas(text.replace(/[\r\n\t\u00a0]+/g, ' ').trim()))
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replace(/"/g, '""')}"` : cell
}
