import type { Locale } from '@niaga/contract/locale'
import { useIsScripted } from '../../components/script/use-is-scripted.ts'
import { m } from '../../paraglide/messages.js'

/** Without script the browser's own menu prints the page; the button's place is kept, so that nothing moves when it comes. */
export function PrintButton({ language }: { language: Locale }) {
  const isScripted = useIsScripted()
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`onward cursor-pointer text-ore print:hidden ${isScripted ? '' : 'invisible'}`}
    >
      {m.sheet_print({}, { locale: language })}
    </button>
  )
}
