import { m } from '../../../paraglide/messages.js'
import { choiceField, numberField } from '../field.ts'

/**
 * Typical values are for a 50 t excavator that loads overburden into 24 t trucks.
 *
 * @param match the values that have to match each other
 */
export function fleetFields(match = { bucket: '3', payload: '24', trucks: '5' }) {
  const minutes = { unit: m.calc_minutes() }
  return {
    bucket: numberField('bucket', m.calc_bucket(), [0.05, 60], {
      unit: 'm³',
      typical: match.bucket,
    }),
    fill: numberField('isi', m.calc_fill(), [30, 130], { unit: '%', typical: '90' }),
    density: numberField('densitas', m.calc_density(), [0.2, 5], {
      unit: 't/m³',
      typical: '1.5',
    }),
    cycle: numberField('siklus', m.calc_bucket_cycle(), [5, 180], {
      unit: m.calc_seconds(),
      typical: '22',
    }),
    payload: numberField('muatan', m.calc_payload(), [0.5, 400], {
      unit: 't',
      typical: match.payload,
    }),
    body: numberField('bak', m.calc_body(), [0.5, 300], { unit: 'm³', isNeeded: false }),
    last: choiceField('terakhir', m.calc_last_pass(), [
      { value: 'sebagian', text: m.calc_last_part() },
      { value: 'penuh', text: m.calc_last_full() },
    ]),
    exchange: numberField('tukar', m.calc_exchange(), [0, 15], { ...minutes, typical: '0.5' }),
    haul: numberField('angkut', m.calc_haul(), [0.1, 240], { ...minutes, typical: '6' }),
    dump: numberField('buang', m.calc_dump(), [0, 30], { ...minutes, typical: '1' }),
    back: numberField('kembali', m.calc_return(), [0.1, 240], { ...minutes, typical: '4' }),
    trucks: numberField('truk', m.calc_trucks(), [1, 300], {
      typical: match.trucks,
      isWhole: true,
    }),
    excavators: numberField('excavator', m.calc_excavators(), [1, 50], {
      typical: '1',
      isWhole: true,
    }),
    efficiency: numberField('efisiensi', m.calc_efficiency(), [10, 100], {
      unit: '%',
      typical: '83',
    }),
  }
}
