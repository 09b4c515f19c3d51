import { type DrawnMachine, isDrawing } from '@niaga/contract/images'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { m } from '../../paraglide/messages.js'
import { drawnType, drawnUnit } from '../../ui/drawings/drawn-types.ts'
import type { SheetSource } from './sheet-view.ts'

/** A type of a machine in one language: what it looks like and its figures. */
export type MachineType = {
  name: string
  picture: string
  /** A line for each. */
  figures: string
}

/** With the texts around them, which browsers need only where there are types. */
export type MachineTypes = { title: string; note: string; types: MachineType[] }

/** A sheet may have any number. */
const mostTypes = 12

/** The site's own address of one of its pictures. */
export type OwnPicture = (file: string) => string

/** The types of a sheet that are drawn, in the order of its rows; `null` for none, as where the content host has a picture. */
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
    types: [...types.values()].slice(0, mostTypes),
  }
}

/** The picture of the type of a unit; `null` if it is not drawn, or the content host has a picture of the machine. */
export function unitTypePicture(
  tool: { image: string | null },
  sheet: SheetSource | null,
  unit: string,
  ownPicture: OwnPicture,
): string | null {
  if ((tool.image && !isDrawing(tool.image)) || !sheet?.drawing) return null
  const file = drawnUnit(sheet.drawing, unit)
  return file && ownPicture(file)
}
