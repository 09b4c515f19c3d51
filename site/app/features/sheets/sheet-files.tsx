import type { Locale } from '@niaga/contract/locale'
import { PrintButton } from '../../ui/print-button.tsx'
import { CsvLink, tableAddress } from '../offer/csv-link.tsx'
import { SheetDownloads } from './sheet-downloads.tsx'

type SheetFilesProps = {
  /** The sheet's address in the default language. */
  path: string
  /** The language of the sheet. */
  language: Locale
}

/** The ways to take a sheet along, in one place. */
export function SheetFiles({ path, language }: SheetFilesProps) {
  return (
    <div className="sheet-files">
      <SheetDownloads path={path} language={language} />
      <CsvLink to={tableAddress(path)} language={language} />
      <PrintButton />
    </div>
  )
}
