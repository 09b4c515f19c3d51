import { use } from 'react'
import { m } from '../paraglide/messages.js'
import { BodyLanguage } from './body-language.ts'

type PrintButtonProps = {
  /** Name of the printed page, unless it is a sheet. */
  label?: string
}

/** Without script, visitors print from the browser's menu. The button's space is reserved to prevent a layout shift. */
export function PrintButton({ label }: PrintButtonProps) {
  const language = use(BodyLanguage)
  return (
    <button type="button" data-print="" className="onward needs-script cursor-pointer text-ore">
      {label ?? m.sheet_print({}, language)}
    </button>
  )
}
