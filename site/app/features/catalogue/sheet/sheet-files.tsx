import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { PrintButton } from '../../../ui/print-button.tsx'
import { CsvLink, tableAddress } from '../offer/csv-link.tsx'

type SheetFilesProps = {
  /** The sheet's address in the default language. */
  path: string
  language: Locale
}

/** All files of a sheet, in one place. */
export function SheetFiles({ path, language }: SheetFilesProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
      <a
        href={`${hrefIn(language, path)}.pdf`}
        type="application/pdf"
        hrefLang={language}
        className="onward text-ore"
      >
        {m.sheet_pdf({}, { locale: language })}
      </a>
      <CsvLink to={tableAddress(path)} language={language} />
      <PrintButton />
    </div>
  )
}
