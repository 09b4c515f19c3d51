import { m } from '../paraglide/messages.js'
import { useBodyTexts } from './body-texts.ts'
import { useIsScripted } from './use-is-scripted.ts'

type PrintButtonProps = {
  /** What is printed, unless it is a sheet. */
  label?: string
}

/** Without script visitors print by the browser's menu. The button's space is reserved, so that nothing shifts. */
export function PrintButton({ label }: PrintButtonProps) {
  const isScripted = useIsScripted()
  const body = useBodyTexts()
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`onward cursor-pointer text-ore ${isScripted ? '' : 'invisible'}`}
    >
      {label ?? body.sheet_print ?? m.sheet_print()}
    </button>
  )
}
