import type { Locale } from '@niaga/contract/locale'
import { useIsScripted } from '../../components/script/use-is-scripted.ts'
import { m } from '../../paraglide/messages.js'

/** Without script the browser's own menu prints the page. */
export function PrintButton({ language }: { language: Locale }) {
  if (!useIsScripted()) return null
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="onward cursor-pointer text-ore print:hidden"
    >
      {m.sheet_print({}, { locale: language })}
    </button>
  )
}
