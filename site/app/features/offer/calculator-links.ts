import type { Grade } from '@niaga/contract/grades'
import type { SheetRow } from '@niaga/contract/sheets'
import type { LoadPort, Terms } from '@niaga/contract/terms'
import {
  type CoalFigures,
  fleetCalculatorPath,
  heatCalculatorPath,
  shippingCalculatorPath,
} from '../../ui/calculator-address.ts'

/** By the names of parameters in both languages. */
const heatNames = /kalor|calorific/i
const totalMoistureNames = /air total|total moisture/i
const inherentMoistureNames = /air bawaan|inherent moisture/i
const ashNames = /\babu\b|\bash\b/i

/** The calculator filled with the figures of a grade of coal; `''` for one that does not give all that it needs. */
export function heatLink({ rows }: Grade): string {
  const heats = rows.filter(({ parameter, unit }) => {
    return heatNames.test(shortName(parameter)) && /^kcal\/kg$/i.test(unit ?? '')
  })
  const heat = heatBases.flatMap(({ written, basis }) => {
    const value = figureOf(heats.find((row) => row.basis?.toUpperCase() === written))
    return value === null ? [] : { value, basis }
  })[0]
  const share = (names: RegExp, basis: string) =>
    figureOf(
      rows.find(
        (row) =>
          names.test(shortName(row.parameter)) &&
          row.unit === '%' &&
          row.basis?.toUpperCase() === basis,
      ),
    )
  const totalMoisture = share(totalMoistureNames, 'ARB')
  const inherentMoisture = share(inherentMoistureNames, 'ADB')
  const ash = share(ashNames, 'ADB')
  if (!heat || totalMoisture === null || inherentMoisture === null || ash === null) return ''
  return heatCalculatorPath({ ...heat, totalMoisture, inherentMoisture, ash })
}

/** The one that contracts name comes first. */
const heatBases: readonly { written: string; basis: CoalFigures['basis'] }[] = [
  { written: 'GAR', basis: 'gar' },
  { written: 'ADB', basis: 'adb' },
  { written: 'NAR', basis: 'nar' },
]

/** No name is longer; the patterns read it twice. */
function shortName(parameter: string): string {
  return parameter.slice(0, 200)
}

function figureOf(row: SheetRow | undefined): string | null {
  return row?.typical ?? row?.exact ?? null
}

/** The calculator filled with the ports and the next laycan of a product's terms; `''` where no port loads bulk. */
export function shippingLink({ load_ports: ports = [], next_laycan: laycan }: Terms): string {
  const rateOf = (kinds: readonly LoadPort['kind'][]) =>
    ports.flatMap((port) => (kinds.includes(port.kind) ? bulkRate(port.loading_rate) : []))[0] ?? ''
  const [vesselRate, bargeRate] = [rateOf(['anchorage']), rateOf(['jetty', 'port'])]
  if (vesselRate === '' && bargeRate === '') return ''
  const tonnes = /^\d{3,7}$/.test(laycan?.tonnes ?? '') ? (laycan?.tonnes ?? '') : ''
  return shippingCalculatorPath({ tonnes, vesselRate, bargeRate })
}

/** The tonnes a day of a rate in words, such as `12.000 t/hari`. */
function bulkRate(written = ''): string[] {
  const [, rate] = /(?:^|\s)(\d{1,3}(?:[.,]\d{3})|\d{3,6})\s?t\b/.exec(written.slice(0, 200)) ?? []
  return rate === undefined ? [] : [rate.replace(/[.,]/, '')]
}

/** The calculator filled with a typical bucket or payload of a sheet of excavators or trucks; `''` for other machines. */
export function fleetLink(sheet: { path: string; localRows: readonly SheetRow[] } | null): string {
  const middleOf = (isWanted: (row: SheetRow) => boolean) => {
    const row = sheet?.localRows.filter(isWanted).find(({ from, to }) => from && to)
    return row ? String(Math.round(((Number(row.from) + Number(row.to)) / 2) * 10) / 10) : ''
  }
  if (sheet?.path === '/alat/excavator') {
    const bucket = middleOf(({ unit }) => unit === 'm³')
    return fleetCalculatorPath({ bucket, payload: '' })
  }
  if (sheet?.path === '/alat/dumptruck') {
    return fleetCalculatorPath({ bucket: '', payload: middleOf(({ unit }) => unit === 't') })
  }
  return ''
}
