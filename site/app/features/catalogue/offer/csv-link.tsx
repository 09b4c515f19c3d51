import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'

/** Returns the address of a page's table as a file. */
export function tableAddress(path: string): string {
  return `${path}/tabel.csv`
}

type CsvLinkProps = {
  /** The file's address in the default language. */
  to: string
  /** The language of the file, if it is not the page's. */
  language?: Locale
}

/** A table as a file for a spreadsheet. */
export function CsvLink({ to, language = getLocale() }: CsvLinkProps) {
  return (
    <a href={hrefIn(language, to)} download className="onward text-ore">
      {m.table_csv({}, { locale: language })}
    </a>
  )
}
