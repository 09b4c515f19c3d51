/** What a grade's rows say of a coal; figures with a decimal point. */
export type CoalFigures = {
  value: string
  basis: 'gar' | 'adb' | 'nar'
  totalMoisture: string
  inherentMoisture: string
  ash: string
  /** By which the grade's own GAR and NAR agree; `''` without both. */
  hydrogen: string
}

/** The calculator of calorific values, filled with a coal in kcal/kg. */
export function heatCalculatorPath(coal: CoalFigures): string {
  const { value, basis, totalMoisture, inherentMoisture, ash, hydrogen } = coal
  const figures = { nilai: value, basis, tm: totalMoisture, im: inherentMoisture, abu: ash }
  return filled('/kalkulator/nilai-kalor', { ...figures, h: hydrogen })
}

/** A shipment of goods by the names of the calculator's fields: tonnes, m³/t, classes, tonnes a day; `''` for an unknown one. */
export type ShipmentFigures = Record<'ton' | 'sf' | 'kapal' | 'laju' | 'tongkang' | 'jeti', string>

/** The calculator of barges and vessels, filled with a shipment. */
export function shippingCalculatorPath(shipment: ShipmentFigures): string {
  return filled('/kalkulator/tongkang-kapal', shipment)
}

/** The calculator of excavators and trucks, filled with a bucket in m³ or a payload in tonnes; `''` for none. */
export function fleetCalculatorPath({ bucket, payload }: { bucket: string; payload: string }) {
  return filled('/kalkulator/excavator-truk', { bucket, muatan: payload })
}

function filled(path: string, figures: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(figures).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}
