import type { DrawnMachine } from '@niaga/contract/images'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { m } from '../../../paraglide/messages.js'
import { drawnType } from '../../../ui/drawings/drawn-types.ts'

/** A type of a machine in one language: its drawing and its figures. */
export type MachineType = {
  name: string
  picture: string
  /** One line for each figure. */
  figures: string
}

/** The types with the texts around them, which browsers need only if there are types. */
export type MachineTypes = { title: string; note: string; types: MachineType[] }

/** Sheets may have any number. */
const maxTypes = 12

/** Returns the address of one of the site's own pictures. */
export type OwnPicture = (file: string) => string

/**
 * Returns the types of a sheet that have a drawing, in the order of its rows; `null` without any, or if the content host
 * has a picture.
 */
export function machineTypes(
  drawing: DrawnMachine | null,
  rows: readonly SheetRow[],
  locale: Locale,
  ownPicture: OwnPicture,
): MachineTypes | null {
  if (drawing === null) return null
  const types = new Map<string, MachineType>()
  for (const row of rows) {
    const file = drawnType(drawing, row.parameter)
    const value = sheetValue(row)
    if (!file || !value) continue
    const type = types.get(file) ?? { name: row.parameter, picture: ownPicture(file), figures: '' }
    const figure = [valueText(value, locale), row.unit].filter(Boolean).join('\u00a0')
    const line = [row.measure, figure].filter(Boolean).join(' ')
    types.set(file, { ...type, figures: [type.figures, line].filter(Boolean).join('\n') })
  }
  if (types.size === 0) return null
  return {
    title: m.machine_types({}, { locale }),
    note: m.machine_types_note({}, { locale }),
    types: [...types.values()].slice(0, maxTypes),
  }
}
