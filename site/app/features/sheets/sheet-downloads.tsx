import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'

type SheetDownloadsProps = {
  /** The address of the sheet in the default language. */
  path: string
  language: Locale
}

/** The sheet as a file. */
export function SheetDownloads({ path, language }: SheetDownloadsProps) {
  return (
    <a
      href={`${hrefIn(language, path)}.pdf`}
      type="application/pdf"
      hrefLang={language}
      className="onward text-ore print:hidden"
    >
      {m.sheet_pdf({}, { locale: language })}
    </a>
  )
}
