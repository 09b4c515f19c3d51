/**
 * The trade's units of measurement, in each spelling of the languages. An editor's unit must be among them, because a
 * misspelt unit would appear in place of a certificate's.
 */
export const measurementUnits: readonly string[] = [
  // Shares and contents.
  ...['%', '% b/b', '% w/w', 'ppm', 'ppb', 'mg/kg', 'g/kg', 'g/t', 'kg/t', 'karat', 'carat'],
  // Energy.
  ...['kcal/kg', 'kkal/kg', 'MJ/kg', 'kJ/kg', 'J/g', 'GJ/t', 'BTU/lb'],
  // Length and grain size.
  ...['nm', 'µm', 'micron', 'mikron', 'mm', 'cm', 'm', 'km', 'in', 'inci', 'ft', 'mesh', 'AFS'],
  // Mass.
  ...['mg', 'g', 'kg', 't', 'ton', 'tonne', 'MT', 'DMT', 'WMT', 'kt', 'lb', 'oz', 'troy oz'],
  // Area, volume and density.
  ...['mm²', 'cm²', 'm²', 'ha', 'cm³', 'm³', 'LCM', 'BCM', 'CCM', 'L', 'liter', 'litre'],
  ...['g/cm³', 'g/mL', 'kg/L', 'kg/m³', 't/m³', 'cm²/g', 'm²/g'],
  // Rates.
  ...[
    'm³/jam',
    'm³/h',
    'm³/s',
    'L/jam',
    'L/h',
    'L/menit',
    'L/min',
    'L/s',
    'm/s',
    'm/min',
    'm/menit',
  ],
  ...[
    'kg/jam',
    'kg/h',
    't/jam',
    't/h',
    't/hari',
    't/day',
    't/bulan',
    't/month',
    't/tahun',
    't/year',
  ],
  ...['km/jam', 'km/h', 'knot', 'rpm', 'Hz', 'jam', 'h', 'hari', 'days', 'bulan', 'months'],
  // Force, pressure, power.
  ...[
    'N',
    'kN',
    'Pa',
    'kPa',
    'MPa',
    'bar',
    'psi',
    'Nm',
    'kNm',
    'W',
    'kW',
    'MW',
    'HP',
    'PS',
    'kVA',
    'V',
  ],
  // Temperature, angle and activity.
  ...['°C', '°F', 'K', '°', 'Bq/g', 'Bq/kg', 'mS/cm', 'pH', 'NTU', 'HGI', 'Mohs'],
]

/** Normalising takes quadratic time on a long row of combining marks. */
const longestUnit = 40

const comparableUnits = new Set(measurementUnits.map(comparable))

/** Whether the trade uses a unit, regardless of how its letters and powers are written. */
export function isMeasurementUnit(unit: string): boolean {
  return unit.length <= longestUnit && comparableUnits.has(comparable(unit))
}

/** `NFKC` turns ² into 2, and both micro signs into one. */
function comparable(unit: string): string {
  return unit.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
