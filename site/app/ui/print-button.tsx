import { m } from '../paraglide/messages.js'
import { useBodyTexts } from './body-texts.ts'
import { useIsScripted } from './use-is-scripted.ts'

type PrintButtonProps = {
  /** Name of the printed page, unless it is a sheet. */
  label?: string
}

/** Without script, visitors print from the browser's menu. The button's space is reserved to prevent a layout shift. */
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
