import type { Locale } from '@niaga/contract/locale'
import { m } from '../paraglide/messages.js'
import { useIsScripted } from './use-is-scripted.ts'

type PrintButtonProps = {
  language?: Locale
  /** What is printed, unless it is a sheet. */
  label?: string
}

/** Without script visitors print by the browser's menu. The button's space is reserved, so that nothing shifts. */
export function PrintButton({ language, label }: PrintButtonProps) {
  const isScripted = useIsScripted()
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`onward cursor-pointer text-ore print:hidden ${isScripted ? '' : 'invisible'}`}
    >
      {label ?? m.sheet_print({}, { locale: language })}
    </button>
  )
}
