import { impliedHydrogen } from '@niaga/contract/coal-heat'
import type { Grade } from '@niaga/contract/grades'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { SheetRow } from '@niaga/contract/sheets'
import type { LoadPort, Terms } from '@niaga/contract/terms'
import { bargeClasses, noVessel, stowageFactors, vesselClasses } from '../../../ui/ship-classes.ts'

/** Matches the names of parameters in both languages. */
const heatNames = /kalor|calorific/i
const totalMoistureNames = /air total|total moisture/i
const inherentMoistureNames = /air bawaan|inherent moisture/i
const ashNames = /\babu\b|\bash\b/i

/** Returns a link to the calculator filled with the figures of a coal grade; `''` if the grade lacks a required figure. */
export function heatLink({ rows, price }: Pick<Grade, 'rows' | 'price'>): string {
  const heats = rows.filter(({ parameter, unit }) => {
    return heatNames.test(shortName(parameter)) && /^k[ck]al\/kg$/i.test(unit ?? '')
  })
  const heat = heatBases.flatMap(({ written, basis }) => {
    const value = getFigure(heats.find((row) => row.basis?.toUpperCase() === written))
    return value === null ? [] : { value, basis }
  })[0]
  const totalMoisture = getShare(rows, totalMoistureNames, 'ARB')
  const inherentMoisture = getShare(rows, inherentMoistureNames, 'ADB')
  const ash = getShare(rows, ashNames, 'ADB')
  if (!heat || totalMoisture === null || inherentMoisture === null || ash === null) return ''
  const net =
    heat.basis === 'gar' && getFigure(heats.find((row) => row.basis?.toUpperCase() === 'NAR'))
  const analysis = {
    totalMoisture: Number(totalMoisture),
    inherentMoisture: Number(inherentMoisture),
    ash: Number(ash),
  }
  const implied = net ? impliedHydrogen(Number(heat.value), Number(net), analysis) : Number.NaN
  // Coal never has less or more; otherwise the figures are not of one sample.
  const hydrogen = implied >= 1 && implied <= 8 ? implied.toFixed(3) : ''
  return filled('/kalkulator/nilai-kalor', {
    ...{ nilai: heat.value, basis: heat.basis },
    ...{ tm: totalMoisture, im: inherentMoisture, abu: ash, h: hydrogen },
    harga: price?.per_tonne?.toString() ?? '',
  })
}

function getShare(rows: readonly SheetRow[], names: RegExp, basis: string): string | null {
  const isWanted = ({ parameter, unit, basis: rowBasis }: SheetRow) =>
    names.test(shortName(parameter)) && unit === '%' && rowBasis?.toUpperCase() === basis
  return getFigure(rows.find(isWanted))
}

/** Returns the total sulfur of a coal grade, air-dried, in %; `null` if the grade lacks it. */
export function sulfurShare(rows: readonly SheetRow[]): number | null {
  const share = getShare(rows, /sul(?:f|ph)ur|belerang/i, 'ADB')
  return share === null ? null : Number(share)
}

/** The basis used in contracts comes first. */
const heatBases = [
  { written: 'GAR', basis: 'gar' },
  { written: 'ADB', basis: 'adb' },
  { written: 'NAR', basis: 'nar' },
]

/** Whether a row is a share of water, total or inherent. */
export function isMoisture({ parameter, unit }: SheetRow): boolean {
  const name = shortName(parameter)
  return unit === '%' && (totalMoistureNames.test(name) || inherentMoistureNames.test(name))
}

/** Limits the length, because the patterns read the name twice. */
function shortName(parameter: string): string {
  return parameter.slice(0, 200)
}

function getFigure(row: SheetRow | undefined): string | null {
  return row?.typical ?? row?.exact ?? null
}

/**
 * Returns a link to the calculator filled with a product's own shipment: its stowage, its ports with the barge, vessel
 * and draft they accept, and the first window's cargo or one barge load. `''` for goods that no port loads in bulk.
 *
 * @param sheetPath the product's specification sheet
 */
export function shippingLink(terms: Terms, sheetPath: string | null): string {
  const { load_ports: ports = [], windows: [window] = [], packing = [] } = terms
  const stowage = sheetPaths.flatMap((path) => (path === sheetPath ? stowageFactors[path] : []))[0]
  const isPacked = packing.length > 0 && !/curah|bulk/i.test(packing.join(' ').slice(0, 1000))
  if (stowage === undefined || isPacked) return ''
  const getRate = (kinds: readonly LoadPort['kind'][]) =>
    ports.flatMap((port) => (kinds.includes(port.kind) ? bulkRate(port.loading_rate) : []))[0] ?? ''
  const [vesselRate, bargeRate] = [getRate(['anchorage']), getRate(['jetty', 'port'])]
  if (vesselRate === '' && bargeRate === '') return ''
  const cargo = /^\d{3,6}$/.test(window?.tonnes ?? '') ? Number(window?.tonnes) : null
  const barge = bargeClasses.findLast(({ feet }) => feet <= bargeFeet(ports))
  const vessel =
    vesselClasses.find(
      (ship) => Math.min(ship.tonnes, ship.cubicMetres / stowage) >= (cargo ?? 0),
    ) ?? vesselClasses.at(-1)
  const isAtAnchorage = vesselRate !== ''
  const anchorage = ports.find(({ kind, draft_m: draft }) => kind === 'anchorage' && draft)
  return filled('/kalkulator/tongkang-kapal', {
    ton: String(cargo ?? (isAtAnchorage ? '' : barge?.tonnes) ?? ''),
    sf: String(stowage),
    kapal: isAtAnchorage ? (cargo !== null && vessel?.name) || '' : noVessel,
    laju: vesselRate,
    sarat: String(anchorage?.draft_m ?? ''),
    tongkang: String(barge?.feet ?? ''),
    jeti: bargeRate,
  })
}

/** Returns the longest barge that the ports accept, such as `tongkang 300 kaki`; 0 if no barge is named. */
function bargeFeet(ports: readonly LoadPort[]): number {
  const sizes = ports.flatMap(({ max_size: size = '' }) =>
    [...size.slice(0, 200).matchAll(/(\d{3})\s?(?:kaki|ft|feet|foot)\b/gi)].map(([, feet]) =>
      Number(feet),
    ),
  )
  return Math.max(0, ...sizes)
}

/** Parses the tonnes a day of a rate in words, such as `12.000 t/hari`. */
function bulkRate(text = ''): string[] {
  const [, rate] = /(?:^|\s)(\d{1,3}(?:[.,]\d{3})|\d{3,6})\s?t\b/.exec(text.slice(0, 200)) ?? []
  return rate === undefined ? [] : [rate.replace(/[.,]/, '')]
}

/**
 * Returns a link to the calculator filled with a typical bucket or payload from a sheet of excavators or trucks; `''` for
 * other machines.
 */
export function fleetLink(sheet: { path: string; localRows: readonly SheetRow[] } | null): string {
  const getMiddle = (isWanted: (row: SheetRow) => boolean) => {
    const row = sheet?.localRows.filter(isWanted).find(({ from, to }) => from && to)
    return row ? String(Math.round(((Number(row.from) + Number(row.to)) / 2) * 10) / 10) : ''
  }
  const path = '/kalkulator/excavator-truk'
  if (sheet?.path === '/alat/excavator') {
    return filled(path, { bucket: getMiddle(({ unit }) => unit === 'm³') })
  }
  if (sheet?.path === '/alat/dumptruck') {
    return filled(path, { muatan: getMiddle(({ unit }) => unit === 't') })
  }
  return ''
}

/** A calculator with figures by the names of its fields; `''` for an unknown one. */
function filled(path: string, figures: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(figures).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}
