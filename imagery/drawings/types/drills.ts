import { type Board, type Place, range } from '../kit/board.ts'
import { bar, pin, ram } from '../kit/parts.ts'
import { person } from '../kit/person.ts'
import { track } from '../kit/track.ts'
import type { Elevation } from '../machine.ts'
import { drillMachine } from '../machines/drill-machine.ts'
import { drilling } from '../machines/drilling.ts'
import { truckChassis } from './trucks.ts'

export const rotaryRig: Elevation = {
  name: 'drilling-rotary',
  front: 11.4,
  across: 25.2,
  machine: (b) => {
    drilling.machine(b)
    person(b, -4.4)
  },
}

export const rockDrill: Elevation = {
  name: 'drill-machine-rock',
  front: 9.6,
  across: 16.6,
  machine: (b) => {
    drillMachine.machine(b)
    person(b, -4)
  },
}

/** A lattice between two uprights. */
function lattice(b: Board, [left, right]: Place, [foot, head]: Place, bays: number) {
  const bay = (head - foot) / bays
  const ends = range(bays + 1).map((i) => `${i % 2 === 0 ? left : right} ${foot + i * bay}`)
  b.line('rail', `${left} ${foot}, ${left} ${head}`, `${right} ${foot}, ${right} ${head}`)
  b.line('rail', ends.join(', '))
  b.line('edge', ...range(bays).map((i) => `${left} ${foot + i * bay}, ${right} ${foot + i * bay}`))
}

/** A deck on crawlers and jacks with the mast at its front, for blast holes of a large diameter. */
export const blastHoleRig: Elevation = {
  name: 'drilling-blast-hole',
  front: 15.2,
  across: 31,
  machine: (b) => {
    lattice(b, [3.9, 4.9], [1.5, 14.2], 14)
    b.part('paint', '3.7 14.1 .06, 5.1 14.1 .06, 5 14.7 .15, 3.8 14.7 .15')
    for (const x of [4.05, 4.75]) b.disc('dark', x, 14.4, 0.24, 0.17)
    b.part('rod', '4.3 .4, 4.5 .4, 4.5 9.4, 4.3 9.4')
    b.part('paint', '4 9.2 .06, 4.8 9.2 .06, 4.8 10.3 .1, 4 10.3 .1')
    b.part('dark', '4.14 8.9, 4.66 8.9, 4.6 9.2, 4.2 9.2')
    b.line('fine', '4.1 9.6, 4.7 9.6', '4.1 9.9, 4.7 9.9')
    ram(b, [1.9, 2.2], [3.9, 6.6], 0.15, 0.55)
    track(b, {
      length: 3.9,
      radius: 0.5,
      shoes: 42,
      grousers: 'triple',
      rollers: 7,
      carriers: [-0.7, 0.7],
      height: 0.6,
    })
    b.part(
      'paint',
      '-1.5 .36 .05, 1.5 .36 .05, 1.8 .5 .06, 1.8 .78 .06, 1.4 .86 .06, -1.4 .86 .06, -1.7 .7 .06',
    )
    // Deck, jacks, house, cab, dust curtain.
    b.part('dark', '-4.6 1.2 .06, 5.2 1.2 .06, 5.2 1.62 .06, -4.6 1.62 .06')
    for (const x of [-4.1, 3.3, 5.0]) {
      b.part('paint', `${x - 0.16} .9, ${x + 0.16} .9, ${x + 0.16} 2 .05, ${x - 0.16} 2 .05`)
      b.part('rod', `${x - 0.08} .16, ${x + 0.08} .16, ${x + 0.08} .9, ${x - 0.08} .9`)
      b.part('dark', `${x - 0.34} 0 .04, ${x + 0.34} 0 .04, ${x + 0.26} .16, ${x - 0.26} .16`)
    }
    b.part('dark', '4.0 .1, 4.86 .1, 4.8 1.2, 3.96 1.2')
    b.line('fine', ...range(6).map((i) => `${4.08 + i * 0.14} .14, ${4.06 + i * 0.14} 1.16`))
    b.part('paint', '-4.5 1.62, 1.6 1.62, 1.6 3.3 .06, -4.2 3.3 .12, -4.5 3 .06')
    for (const x of [-4.3, -3, -1.7, -0.4])
      b.part('edge', `${x} 1.76 .04, ${x + 1.16} 1.76 .04, ${x + 1.16} 3.1 .04, ${x} 3.1 .04`)
    b.line('fine', ...range(9).map((i) => `-2.9 ${1.94 + i * 0.11}, -1.94 ${1.94 + i * 0.11}`))
    b.line('fine', ...range(9).map((i) => `-4.2 ${1.94 + i * 0.11}, -3.24 ${1.94 + i * 0.11}`))
    b.part(
      'dark',
      '-3.4 3.3, -3.4 4 .03, -3.2 4 .03, -3.2 3.3',
      '-1.4 3.3, -1.4 3.62 .06, -.6 3.62 .06, -.6 3.3',
    )
    b.line(
      'rail',
      '-4.2 3.3, -4.2 4.1 .08, 1.4 4.1 .08, 1.4 3.3',
      '-4.2 3.7, 1.4 3.7',
      '-2.2 3.3, -2.2 4.1',
      '-.2 3.3, -.2 4.1',
    )
    b.part('paint', '1.7 1.62, 3.5 1.62 .05, 3.6 2.3 .1, 3.42 3.7 .1, 1.7 3.7 .06')
    b.part(
      'glass',
      '2.7 2.2 .06, 3.46 2.2 .06, 3.32 3.5 .1, 2.7 3.5 .06',
      '1.9 2.2 .06, 2.54 2.2 .06, 2.54 3.5 .06, 1.9 3.5 .06',
    )
    b.line('glint', '2.86 3.36, 3.1 2.6', '2.06 3.36, 2.26 2.7')
    pin(b, [3.9, 6.6], 0.16)
    person(b, -5.6)
  },
}

const leaning = 12

/** A mast on a skid, which is towed to its place: cores for exploration. */
export const coreDrill: Elevation = {
  name: 'drilling-core',
  front: 6.6,
  across: 12.4,
  machine: (b) => {
    bar(b, [-0.3, 0.4], [1.16, 4.4], 0.06)
    b.frame(1.7, 0.3, leaning - 4, () => {
      b.part('paint', '-.17 0 .04, .17 0 .04, .14 6.1, -.14 6.1')
      b.line('edge', ...range(9).map((i) => `-.15 ${0.4 + i * 0.62}, .14 ${0.9 + i * 0.62}`))
      b.part('dark', '-.26 6.1, .5 6.1, .46 6.3 .06, -.22 6.3 .06')
      b.disc('dark', 0.34, 6.1, 0.16, 0.1)
      b.part('rod', '.3 -.28, .38 -.28, .38 5.6, .3 5.6')
      b.part('paint', '.16 2 .05, .56 2 .05, .56 2.7 .08, .16 2.7 .08')
      b.part('dark', '.22 1.7, .48 1.7, .46 2, .24 2')
      b.part('dark', '.2 .5 .04, .52 .5 .04, .52 .72 .04, .2 .72 .04')
      b.line('fine', '.2 2.34, .54 2.34')
      b.hose('.3 5.7, .7 5.2, .7 3.6, .5 2.6')
    })
    b.part('ballast', '-2.2 0 .1, 2.5 0 .1, 2.6 .2 .08, 2.5 .3, -2.2 .3, -2.3 .2 .08')
    b.line('fine', '-2.2 .16, 2.5 .16')
    // Engine, winch, water pump, panel.
    b.part('paint', '-2 .3, -.5 .3, -.5 1.3 .08, -1.8 1.3 .12, -2 1.1 .08')
    b.line('fine', ...range(7).map((i) => `-1.86 ${0.5 + i * 0.09}, -1.3 ${0.5 + i * 0.09}`))
    b.part('edge', '-1.2 .42 .03, -.64 .42 .03, -.64 1.18 .03, -1.2 1.18 .03')
    b.part('dark', '-1 1.3, -1 1.9 .02, -.88 1.9 .02, -.88 1.3')
    b.disc('dark', 0, 0.72, 0.34, 0.26, 0.1)
    b.part('paint', '-.24 .3, .24 .3, .12 .84 .06, -.12 .84 .06')
    pin(b, [0, 0.72], 0.08)
    b.part('paint', '.56 .3, 1.14 .3, 1.1 .72 .06, .6 .72 .06')
    b.line('rail', '.8 .72, .8 1.06')
    b.part('dark', '.56 1.06 .03, 1.06 1.06 .03, 1.02 1.4 .04, .6 1.4 .04')
    b.line('fine', '.66 1.24, .98 1.24')
    pin(b, [1.66, 0.5], 0.1)
    // Core boxes in front of the rig.
    b.part('paint', '3.1 0, 4.3 0, 4.3 .13, 3.1 .13', '3.14 .14, 4.26 .14, 4.26 .27, 3.14 .27')
    b.line('edge', '3.16 .06, 4.24 .06', '3.2 .2, 4.2 .2')
    person(b, -3)
  },
}

/** Drives its rods into the ground at an angle, under a road or a river. */
export const directionalDrill: Elevation = {
  name: 'drilling-directional',
  front: 6.6,
  across: 12,
  machine: (b) => {
    track(b, {
      length: 2.3,
      radius: 0.34,
      shoes: 38,
      grousers: 'triple',
      rollers: 5,
      carriers: [0],
      height: 0.44,
    })
    b.part('paint', '-.9 .28 .05, .9 .28 .05, 1.06 .4 .05, .9 .6 .05, -.9 .6 .05, -1.06 .4 .05')
    b.part('dark', '-1.9 .84 .05, 1.5 .84 .05, 1.5 1.06, -1.9 1.06')
    b.part('paint', '-2.1 1.06, .2 1.06, .2 1.9 .06, -1.9 1.98 .14, -2.1 1.7 .1')
    b.line('fine', ...range(8).map((i) => `-1.9 ${1.2 + i * 0.07}, -1.2 ${1.2 + i * 0.07}`))
    b.part('edge', '-1.06 1.16 .03, .06 1.16 .03, .06 1.8 .03, -1.06 1.84 .03')
    b.part('dark', '-.5 1.94, -.5 2.5 .02, -.38 2.5 .02, -.38 1.93')
    b.part('paint', '.3 1.06, 1.3 1.06 .05, 1.4 1.6 .1, 1.24 2.5 .08, .3 2.5 .06')
    b.part('glass', '.4 1.6 .05, 1.3 1.6 .06, 1.16 2.36 .08, .4 2.36 .06')
    b.line('glint', '.6 2.28, .8 1.8')
    b.part('dark', '.24 2.48, .28 2.58 .04, 1.2 2.58 .04, 1.3 2.48')
    // The rack with rods and carriage.
    b.frame(3.6, 0.3, -17, () => {
      b.part('paint', '-6.2 .42 .05, .3 .42 .05, .3 .72 .05, -6.2 .72 .05')
      b.line('edge', ...range(15).map((i) => `${-6 + i * 0.42} .46, ${-5.8 + i * 0.42} .68`))
      b.part('rod', '-5.4 .86, 1.5 .86, 1.5 .96, -5.4 .96')
      b.part('paint', '-5.9 .72 .05, -5 .72 .05, -5 1.3 .1, -5.9 1.3 .1')
      b.part('dark', '-5.7 1.3, -5.2 1.3, -5.26 1.5 .05, -5.64 1.5 .05')
      b.part(
        'dark',
        '-.2 .72, .2 .72, .2 1.1 .05, -.2 1.1 .05',
        '-1 .72, -.6 .72, -.6 1.1 .05, -1 1.1 .05',
      )
      for (const z of [1.08, 1.22, 1.36])
        b.part('rod', `-4.6 ${z}, -1.4 ${z}, -1.4 ${z + 0.09}, -4.6 ${z + 0.09}`)
      b.part(
        'dark',
        '-4.7 .72, -4.56 .72, -4.56 1.56, -4.7 1.56',
        '-1.44 .72, -1.3 .72, -1.3 1.56, -1.44 1.56',
      )
    })
    ram(b, [1.2, 0.9], [2.5, 0.96], 0.07, 0.55)
    b.part('dark', '3.4 0 .04, 3.9 0 .04, 3.8 .5, 3.5 .6')
    person(b, -3.7)
  },
}

/** A mast that is laid over the cab on the road: water wells and soil investigation. */
export const soilDrill: Elevation = {
  name: 'drill-machine-soil',
  front: 11.6,
  across: 20.5,
  machine: (b) => {
    truckChassis(b, { rear: [0, 1.34], steered: 5.2, tail: -1.5 })
    b.part('paint', '.6 1.04, 3.6 1.04, 3.6 2.1 .08, .8 2.2 .1, .6 2 .06')
    b.part(
      'edge',
      '.76 1.16 .04, 1.9 1.16 .04, 1.9 2 .04, .76 2.04 .04',
      '2.06 1.16 .04, 3.44 1.16 .04, 3.44 1.98 .04, 2.06 2 .04',
    )
    b.line('fine', ...range(8).map((i) => `2.16 ${1.26 + i * 0.08}, 3.34 ${1.26 + i * 0.08}`))
    b.part('dark', '1.3 2.18, 1.3 2.7 .02, 1.44 2.7 .02, 1.44 2.17')
    ram(b, [0.4, 1.3], [-0.9, 3.9], 0.1, 0.55)
    lattice(b, [-1.5, -1.02], [0.9, 8.7], 11)
    b.part('paint', '-1.9 8.6 .05, -.9 8.6 .05, -.98 8.9 .1, -1.8 8.9 .1')
    b.disc('dark', -1.66, 8.74, 0.15, 0.09)
    b.part('rod', '-1.72 .1, -1.6 .1, -1.6 6.4, -1.72 6.4')
    b.part('paint', '-1.86 6.2 .05, -1.44 6.2 .05, -1.44 6.9 .08, -1.86 6.9 .08')
    b.part('dark', '-1.8 .5 .04, -1.1 .5 .04, -1.1 .76 .04, -1.8 .76 .04')
    for (const x of [-1.16, 3.1]) {
      b.part('paint', `${x - 0.1} .5, ${x + 0.1} .5, ${x + 0.1} 1.2, ${x - 0.1} 1.2`)
      b.part('rod', `${x - 0.05} .1, ${x + 0.05} .1, ${x + 0.05} .5, ${x - 0.05} .5`)
      b.part('dark', `${x - 0.26} 0 .03, ${x + 0.26} 0 .03, ${x + 0.18} .1, ${x - 0.18} .1`)
    }
    person(b, -2.8)
  },
}

/** A derrick on its substructure, with drawworks, blowout preventer and the driller's cabin. */
export const oilRig: Elevation = {
  name: 'drill-machine-oil-gas',
  front: 36,
  across: 74,
  machine: (b) => {
    const floor = 7
    const crown = 45
    const half = (z: number) => 4.4 - ((z - floor) / (crown - floor)) * 3.3
    const levels = range(13).map((i) => floor + (i * (crown - floor)) / 12)
    for (const side of [-1, 1])
      b.line('rail', levels.map((z) => `${side * half(z)} ${z}`).join(', '))
    b.line('rail', ...levels.map((z) => `${-half(z)} ${z}, ${half(z)} ${z}`))
    b.line(
      'edge',
      ...levels.slice(1).flatMap((z, i) => {
        const below = levels[i] ?? floor
        return [
          `${-half(below)} ${below}, ${half(z)} ${z}`,
          `${half(below)} ${below}, ${-half(z)} ${z}`,
        ]
      }),
    )
    b.part('paint', '-1.8 45 .1, 1.8 45 .1, 1.5 46.4 .2, -1.5 46.4 .2')
    b.disc('dark', 0, 45.7, 0.6, 0.4)
    b.line('fine', ...[-0.3, -0.1, 0.1, 0.3].map((x) => `${x} 45, ${x} 28`))
    b.part('paint', '-.9 26.4 .3, .9 26.4 .3, .9 28.4 .3, -.9 28.4 .3')
    b.part('dark', '-.6 23.6 .1, .6 23.6 .1, .6 26 .2, -.6 26 .2')
    b.part('rod', '-.2 2, .2 2, .2 23.6, -.2 23.6')
    b.part('paint', '1.6 29.4, 4.4 29.4, 4.4 29.8, 1.6 29.8')
    b.line('rail', '2 29.8, 2 31, 4.3 31, 4.3 29.8')
    // Substructure, preventer below the floor, drawworks and cabin on it.
    b.part('dark', '-6.6 6.3, 6.6 6.3, 6.6 7, -6.6 7')
    for (const x of [-6.2, -2.6, 2.6, 6.2])
      b.part('paint', `${x - 0.3} 0, ${x + 0.3} 0, ${x + 0.3} 6.3, ${x - 0.3} 6.3`)
    b.line('edge', '-6 0, -2.8 6.3', '-2.8 0, -6 6.3', '6 0, 2.8 6.3', '2.8 0, 6 6.3')
    b.part(
      'paint',
      '-.8 1.6 .1, .8 1.6 .1, .8 2.6 .1, -.8 2.6 .1',
      '-1.1 2.8 .1, 1.1 2.8 .1, 1.1 3.8 .1, -1.1 3.8 .1',
      '-.7 4 .1, .7 4 .1, .7 5.4 .3, -.7 5.4 .3',
    )
    b.part('dark', '-1.2 0, 1.2 0, 1 1.6, -1 1.6')
    b.part('paint', '-6.2 7, -3 7, -3 9.6 .2, -6.2 9.6 .2')
    b.disc('dark', -4.6, 8.3, 0.9, 0.7, 0.3)
    b.part('paint', '4 7, 6.4 7, 6.4 9.8 .1, 4 9.8 .1')
    b.part('glass', '4.4 8 .1, 6 8 .1, 6 9.4 .1, 4.4 9.4 .1')
    b.line('rail', '-6.6 7, -6.6 8.2', '6.6 7, 6.6 8.2', '-3 8.2, 4 8.2')
    // Pipe rack with its slide, mud tanks.
    b.part('dark', '6.6 6.4, 7.2 6.4, 14.8 1.3, 14.2 1.1')
    b.part(
      'rod',
      ...range(4).map(
        (i) =>
          `12 ${0.6 + i * 0.26}, 24 ${0.6 + i * 0.26}, 24 ${0.8 + i * 0.26}, 12 ${0.8 + i * 0.26}`,
      ),
    )
    for (const x of [13.4, 18, 22.6])
      b.part('paint', `${x - 0.2} 0, ${x + 0.2} 0, ${x + 0.2} .6, ${x - 0.2} .6`)
    b.part('paint', '-19 0, -9 0, -9 3 .1, -19 3 .1')
    b.line('edge', ...range(8).map((i) => `${-18 + i * 1.2} .3, ${-18 + i * 1.2} 2.8`))
    b.line('rail', '-18.8 3, -18.8 4.2, -9.2 4.2, -9.2 3')
    b.line('edge', '-9 2.2, -4 2.2, -4 6.3')
    person(b, -21)
  },
}
