import type { Product, Tool } from '@niaga/contract/entities'
import { type Locale, locales } from '@niaga/contract/locale'
import { productSheetPaths } from '@niaga/contract/sheet-paths'
import { sheetValue, valueText } from '@niaga/contract/sheets'
import { isFreeNow } from '@niaga/contract/units'
import { jakartaDay } from '@niaga/contract/visits'
import type { Payload } from 'payload'
import { type Figures, figurePattern, sheetName } from '../collections/content/placeholders.ts'
import { readProducts } from '../collections/products/read-products.ts'
import { readSheets } from '../collections/sheets/read-sheets.ts'
import { readTools } from '../collections/tools/read-tools.ts'

type GetFigure = (name: string, locale: Locale) => string | undefined

/** Fills in the figures that the texts of a response name in braces: readers of the contract receive them as numbers. */
export async function fillFigures(payload: Payload, locale: Locale, data: object): Promise<object> {
  if (JSON.stringify(data).search(figurePattern) === -1) return data
  return Object(filled(data, locale, await readFigures(payload)))
}

/** @param locale the language of the value; a translation within it is below its code */
function filled(value: unknown, locale: Locale, getFigure: GetFigure): unknown {
  if (typeof value === 'string') {
    return value.replace(figurePattern, (all, name: string) => getFigure(name, locale) ?? all)
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, locale, getFigure))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    filled(part, locales.find((code) => code === key) ?? locale, getFigure),
  ])
  return Object.fromEntries(parts)
}

async function readFigures(payload: Payload): Promise<GetFigure> {
  const products = await readProducts(payload)
  const tools = await readTools(payload)
  const sheets = await readSheets(payload, 'id')
  const today = jakartaDay(Date.now())
  const counts: Figures = {
    products: products.length,
    grades: products.flatMap(({ grades = [] }) => grades).length,
    ports: portCount([...products, ...tools]),
    machines: tools.length,
    units: tools.flatMap(({ units = [] }) => units).filter((unit) => isFreeNow(unit, today)).length,
  }
  const rows = productSheetPaths.map((path) => {
    const sheet = sheets.find((one) => one.path === path)
    // The figures of the specification, as the site's titles and cards show them.
    const row = sheet?.rows.find(({ source, text }) => source !== 'ours' && text === undefined)
    return [sheetName(path), row && sheetValue(row)] as const
  })
  const values = new Map(rows)
  return (name, locale) => {
    const value = values.get(name)
    return value ? valueText(value, locale) : Reflect.get(counts, name)?.toString()
  }
}

/** Counts a port once, however many products or machines are loaded there, as the home page does. */
function portCount(items: readonly (Product | Tool)[]): number {
  const ports = items.flatMap(({ terms }) => terms?.load_ports ?? [])
  return new Set(ports.map(({ name }) => name.trim().toLowerCase())).size
}
