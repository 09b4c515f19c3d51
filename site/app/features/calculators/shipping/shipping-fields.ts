import { m } from '../../../paraglide/messages.js'
import { bargeClasses, noVessel, vesselClasses } from '../../../ui/ship-classes.ts'
import { choiceField, numberField } from '../field.ts'
import { figure } from '../figures.ts'

const [handysize, handymax, supramax, panamax] = vesselClasses

/** The typical values are for a supramax loaded from barges at an anchorage. */
export function shippingFields() {
  const barges = bargeClasses.map(({ feet, tonnes }) => ({
    value: String(feet),
    text: m.calc_barge_option({ feet, tonnes: figure(tonnes) }),
  }))
  const option = ({ name, title, tonnes }: (typeof vesselClasses)[number]) => ({
    value: name,
    text: m.calc_vessel_option({ name: title, tonnes: figure(tonnes) }),
  })
  return {
    tonnes: numberField('ton', m.calc_cargo(), [100, 1_000_000], { unit: 't', typical: '50000' }),
    stowage: numberField('sf', m.calc_stowage(), [0.3, 4], {
      unit: 'm³/t',
      typical: '1.3',
      isNeeded: false,
    }),
    vessel: choiceField('kapal', m.calc_vessel(), [
      // The typical option is first, because it is chosen unless an address gives another.
      option(supramax),
      option(handysize),
      option(handymax),
      option(panamax),
      { value: noVessel, text: m.calc_no_vessel() },
    ]),
    vesselTonnes: numberField('kapasitas', m.calc_vessel_tonnes(), [500, 400_000], {
      unit: 't',
      isNeeded: false,
    }),
    rate: numberField('laju', m.calc_rate(), [100, 200_000], {
      unit: m.calc_per_day(),
      typical: '12000',
    }),
    draft: numberField('sarat', m.calc_draft(), [1, 30], { unit: 'm', isNeeded: false }),
    barge: choiceField('tongkang', m.calc_barge(), [
      // 300 feet is the usual size.
      ...barges.filter(({ value }) => value === '300'),
      ...barges.filter(({ value }) => value !== '300'),
    ]),
    bargeTonnes: numberField('muat', m.calc_barge_tonnes(), [100, 30_000], {
      unit: 't',
      isNeeded: false,
    }),
    jettyRate: numberField('jeti', m.calc_jetty_rate(), [100, 100_000], {
      unit: m.calc_per_day(),
      typical: '8000',
    }),
    cycle: numberField('siklus', m.calc_cycle(), [0.2, 90], {
      unit: m.calc_days(),
      typical: '4',
      isNeeded: false,
    }),
    barges: numberField('armada', m.calc_barges(), [1, 200], { isNeeded: false, isWhole: true }),
  }
}
