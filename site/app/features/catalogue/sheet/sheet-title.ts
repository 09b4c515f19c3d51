import type { Locale } from '@niaga/contract/locale'
import { m } from '../../../paraglide/messages.js'

/** Returns the title of a sheet: `Spesifikasi batubara`, `Tipe excavator`. */
export function sheetTitle(name: string, isEquipment: boolean, locale: Locale): string {
  const title = isEquipment ? m.sheet_equipment_title : m.sheet_title
  const text = title({ name: inSentence(name) }, { locale })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Formats a name for the middle of a sentence; abbreviations such as `PVC` remain. */
function inSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
}
