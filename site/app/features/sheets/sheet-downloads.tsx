import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { useBodyTexts } from '../../ui/body-texts.ts'

type SheetDownloadsProps = {
  /** The address of the sheet in the default language. */
  path: string
  language: Locale
}

/** The sheet as a file. */
export function SheetDownloads({ path, language }: SheetDownloadsProps) {
  const body = useBodyTexts()
  return (
    <a
      href={`${hrefIn(language, path)}.pdf`}
      type="application/pdf"
      hrefLang={language}
      className="onward text-ore"
    >
      {body.sheet_pdf ?? m.sheet_pdf()}
    </a>
  )
}
