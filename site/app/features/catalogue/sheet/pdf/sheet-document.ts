import { inLocale, type Locale } from '@niaga/contract/locale'
import type { GradeMatrix } from '../../offer/grade-view.ts'
import type { SheetLine } from '../sheet-lines.ts'

/** Content of the typeset sheet: every text is in the language of the sheet, and missing texts are `''`. */
export type SheetDocument = {
  language: Locale
  title: string
  /** One sentence for the file's properties. */
  summary: string
  description: string
  company: { name: string; address: string; contact: string; notice: string }
  /** The address of the sheet's page. */
  address: string
  /** Number, revision and date, which a host may omit. */
  identity: readonly string[]
  /** The day of its last change, else of typesetting, in ISO 8601. */
  date: string
  figures: { title: string; columns: [string, string, string]; lines: SheetLine[]; notes: string[] }
  uses: { title: string; items: string[] }
  /** `null` for a sheet without grades. */
  grades: {
    title: string
    lead: string
    columns: { parameter: string; basis: string; method: string }
    matrix: GradeMatrix
  } | null
  /** Text such as `Halaman {page} dari {pages}`. */
  getPage: string
}

/** Returns the file name of a sheet, such as `spesifikasi-batubara.pdf`. */
export function sheetFileName(path: string, language: Locale): string {
  const prefix = inLocale({ id: 'spesifikasi', en: 'specification' }, language)
  return `${prefix}-${path.split('/').at(-1)}.pdf`
}
