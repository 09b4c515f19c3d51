import { productSheetPaths } from '@niaga/contract/sheet-paths'
import type { Label } from '../../platform/admin/labels.ts'

/** Returns the name by which texts refer to the deciding figure of a sheet. */
export function sheetName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const counts = ['products', 'grades', 'ports', 'machines', 'units'] as const

/** The figures that change with the published content, by the names that texts contain in braces. */
export type Figures = Record<(typeof counts)[number], number>

const figureNames: readonly string[] = [...counts, ...productSheetPaths.map(sheetName)]

/** What the site fills in in the texts of pages. */
const siteNames = ['company', 'name', 'retention']

export const figurePattern = new RegExp(`\\{(${figureNames.join('|')})\\}`, 'g')

const sheets = productSheetPaths.map((path) => `{${sheetName(path)}}`).join(' ')

export const figureHelp: Label = {
  id: `Angka yang ikut berubah: {products} produk, {grades} mutu, {ports} tempat muat, {machines} jenis alat, {units} unit tersedia; angka lembar ${sheets}.`,
  en: `Figures that stay current: {products} products, {grades} grades, {ports} load ports, {machines} kinds of machines, {units} available units; figures of sheets ${sheets}.`,
}

/** Returns a description that also lists the figures. */
export function withFigures({ id, en }: Label): Label {
  return { id: `${id} ${figureHelp.id}`, en: `${en} ${figureHelp.en}` }
}

/** Returns the names in braces that nothing fills in. */
export function unknownNames(text: string, collection: string): string[] {
  const known = collection === 'pages' ? [...figureNames, ...siteNames] : figureNames
  const names = [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name)
  return names.filter((name) => !known.includes(name)).map((name) => `{${name}}`)
}
