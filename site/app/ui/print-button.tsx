import { m } from '../paraglide/messages.js'
import { useBodyTexts } from './body-texts.ts'

type PrintButtonProps = {
  /** Name of the printed page, unless it is a sheet. */
  label?: string
}

/** Without script, visitors print from the browser's menu. The button's space is reserved to prevent a layout shift. */
export function PrintButton({ label }: PrintButtonProps) {
  const body = useBodyTexts()
  return (
    <button type="button" data-print="" className="onward needs-script cursor-pointer text-ore">
      {label ?? body.sheet_print ?? m.sheet_print()}
    </button>
  )
}
