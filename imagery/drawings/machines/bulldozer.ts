import { type Board, bearing, distance, type Place, range } from '../kit/board.ts'
import { centre, dimension } from '../kit/dimensions.ts'
import { bar, pin, ram } from '../kit/parts.ts'
import { track } from '../kit/track.ts'
import type { Machine } from '../machine.ts'

/** Metres of the class, of no one make. */
const tumblers = 3.1
const axle = 0.53
const roof = 3.25
const nose = 3.24
const ripperEnd = -2.98
const trunnion: Place = [-0.1, 0.52]
const bladePin: Place = [2.62, 0.34]
const bladeRaise = 17

const mouldboard = `3.2 0 .02, 3.06 .16, 2.93 .5 .6, 2.92 .86 .6, 3.08 1.3, 3.2 1.44 .02, 3.02 1.46 .04, 2.78 1.28 .1,
  2.7 .9 .2, 2.68 .3 .1, 2.9 .1 .1, 3.08 0`

/** Crawler bulldozer, 20 t class, with semi-U blade and ripper. */
export const bulldozer: Machine = {
  name: 'bulldozer',
  front: 4.15,
  across: 8.1,
  machine: (b) => {
    ripper(b)
    body(b)
    cab(b)
    undercarriage(b)
    blade(b)
  },
  ghost: (b) => {
    const edge: Place = [nose, 0]
    const low = bearing(trunnion, edge)
    b.arc('ghost', ...trunnion, distance(trunnion, edge), low - 3, low + bladeRaise)
    b.frame(...trunnion, bladeRaise, () =>
      b.frame(-trunnion[0], -trunnion[1], 0, () => b.part('ghost', mouldboard)),
    )
  },
  dimensions: (b) => {
    const half = tumblers / 2
    dimension(b, { from: [-half, axle], to: [half, axle], at: -0.33, gap: 0.56 })
    dimension(b, { from: [ripperEnd, 0.9], to: [nose, 0], at: -0.64, gap: 0.1 })
    const upright = { isUpright: true }
    dimension(b, {
      ...upright,
      from: [-0.5, 0],
      to: [-0.5, roof],
      at: -3.55,
      gap: 0.1,
    })
    dimension(b, {
      ...upright,
      from: [3.2, 0],
      to: [3.2, 1.46],
      at: 3.78,
      gap: 0.08,
    })
    for (const x of [-half, half]) centre(b, [x, axle], 0.62)
    centre(b, trunnion, 0.2)
  },
}

function ripper(b: Board) {
  ram(b, [-1.7, 1.46], [-2.42, 1.3], 0.08, 0.6)
  b.part('paint', '-1.62 .66, -1.62 1.62, -1.84 1.58 .06, -1.84 .62 .06')
  bar(b, [-1.74, 0.82], [-2.5, 0.84], 0.085, 'paint')
  b.part(
    'paint',
    '-2.3 .68 .05, -2.3 1.42 .08, -2.56 1.42 .06, -2.78 1.16 .06, -2.78 .78 .06, -2.6 .66 .05',
  )
  b.line('fine', '-2.36 .76, -2.36 1.34, -2.54 1.34, -2.72 1.12, -2.72 .8')
  // The shank with its point, held up for travelling.
  b.part(
    'dark',
    '-2.6 1.62 .03, -2.82 1.62 .03, -2.88 .7 .3, -2.72 .3 .3, -2.36 .2, -2.34 .26, -2.56 .42 .2, -2.62 .74 .2',
  )
  b.part('dark', '-2.62 .28, -2.28 .17 .01, -2.44 .36, -2.56 .42')
  b.line('edge', '-2.64 1.5, -2.8 1.5', '-2.62 1.04, -2.84 1.04')
  for (const place of [
    [-1.74, 0.82],
    [-2.48, 0.84],
    [-1.72, 1.46],
    [-2.42, 1.3],
  ] as const)
    pin(b, place, 0.085)
}

function body(b: Board) {
  // Main frame behind the track, rear case, fuel tank.
  b.part('dark', '-1.7 .5, 1.9 .5 .1, 2.1 .72, 2.1 1.14, -1.7 1.14')
  b.part('paint', '-1.66 .98, -.7 .98, -.7 2.02 .06, -1.36 2.02 .14, -1.76 1.66 .1, -1.76 1.1 .08')
  b.line('fine', '-1.34 1.02, -1.34 1.98', '-1.72 1.52, -1.34 1.62')
  b.part('dark', '-1.2 2.02, -1.2 2.1, -1 2.1, -1 2.02')
  b.part('edge', '-1.24 1.2 .03, -.8 1.2 .03, -.8 1.86 .03, -1.24 1.86 .03')
  // Hood, radiator guard, engine doors.
  b.part('paint', '.2 1.1, 1.94 1.1, 1.94 2.02 .05, .5 2.16 .06, .2 2.16')
  b.line('fine', '.26 2.02, 1.94 1.9')
  b.part(
    'paint',
    '1.86 .86 .05, 2.16 .86 .06, 2.24 1.1 .05, 2.2 1.98 .1, 2.08 2.08 .08, 1.86 2.08 .04',
  )
  b.line(
    'fine',
    '1.92 .94, 1.92 2.02',
    ...range(9).map((i) => `2.14 ${1.02 + i * 0.1}, 2.22 ${1.02 + i * 0.1}`),
  )
  b.part(
    'edge',
    '.66 1.2 .03, 1.22 1.2 .03, 1.22 1.86 .03, .66 1.9 .03',
    '1.28 1.2 .03, 1.8 1.2 .03, 1.8 1.82 .03, 1.28 1.86 .03',
  )
  b.line('fine', ...range(9).map((i) => `1.34 ${1.28 + i * 0.055}, 1.74 ${1.28 + i * 0.055}`))
  b.line('fine', ...range(9).map((i) => `.72 ${1.28 + i * 0.055}, 1.16 ${1.28 + i * 0.055}`))
  // Stack, pre-cleaner, lamps on the guard.
  b.part('dark', '1.3 2.07, 1.3 2.66, 1.44 2.66, 1.44 2.05')
  b.part('dark', '1.3 2.66, 1.26 2.82, 1.38 2.86, 1.46 2.66')
  b.line('fine', '1.3 2.2, 1.44 2.2', '1.3 2.56, 1.44 2.56')
  b.part('dark', '.8 2.12, .8 2.28, .98 2.28, .98 2.1')
  b.part('dark', '.74 2.28 .04, .74 2.44 .07, 1.04 2.44 .07, 1.04 2.28 .04')
  b.part('dark', '2.02 2.1 .02, 2.2 2.06 .03, 2.24 2.2 .03, 2.06 2.26 .03')
}

function cab(b: Board) {
  b.part('dark', '-.76 1.14, .66 1.14, .66 1.36, -.76 1.36')
  b.part('paint', '-.84 1.36, .52 1.36 .05, .66 1.72 .1, .44 3.06 .06, -.7 3.06 .05, -.84 2.2 .1')
  b.part(
    'paint',
    `-1 3.02 .04, -.96 3.2 .08, -.7 ${roof} .1, .42 ${roof} .1, .64 3.16 .06, .66 3.02 .04`,
  )
  b.line('fine', '-.92 3.1, .6 3.1')
  b.part('edge', '-.36 1.42 .05, .46 1.42 .06, .58 1.72 .1, .38 2.98 .06, -.36 2.98 .06')
  b.part('glass', '-.28 1.9 .05, .5 1.9 .05, .32 2.9 .07, -.28 2.9 .06')
  b.part('glass', '-.28 1.5 .05, .38 1.5 .06, .48 1.74 .05, .48 1.8, -.28 1.8 .05')
  b.part('glass', '-.76 2.02 .06, -.44 1.9 .05, -.44 2.9 .06, -.64 2.9 .06')
  b.line(
    'fine',
    '-.16 1.9, -.2 2.3 .05, -.08 2.34 .05, 0 2 .06, .22 2 .03',
    '-.18 2.34, -.2 2.52 .04, -.1 2.54 .04, -.09 2.36',
  )
  b.line('fine', '.3 1.9, .34 2.1', '.1 2, .14 2.2 .03, .2 2.22')
  b.line('glint', '0 2.82, .2 2.2', '.08 2.82, .18 2.5', '-.66 2.78, -.52 2.3', '0 1.76, .1 1.54')
  b.part('edge', '-.26 1.84 .01, -.12 1.84 .01, -.12 1.88 .01, -.26 1.88 .01')
  b.line(
    'rail',
    '-.4 1.5, -.46 1.5 .03, -.46 1.84 .03, -.4 1.84',
    '.62 1.5, .76 1.6 .04, .66 2.3 .05, .54 2.36',
  )
  b.part(
    'dark',
    '.44 3.2 .02, .46 3.32 .02, .6 3.28 .02, .58 3.16 .02',
    '-.94 3.16 .02, -.98 3.28 .02, -.84 3.32 .02, -.8 3.2 .02',
  )
  b.part('dark', '.8 2.6 .03, .89 2.6 .03, .89 2.88 .03, .8 2.88 .03')
  b.line('edge', '.6 2.5, .8 2.72')
}

function undercarriage(b: Board) {
  const carriers = [-0.5, 0.6]
  track(b, {
    length: tumblers,
    radius: 0.43,
    shoes: 44,
    grousers: 'single',
    rollers: 7,
    carriers,
    height: axle,
  })
  b.part(
    'paint',
    '-1.1 .3 .05, 1.2 .28 .04, 1.5 .38 .05, 1.5 .66 .05, 1.2 .72 .06, -.2 .78 .08, -1 .74 .08, -1.16 .56 .06',
  )
  b.line('fine', '-1.06 .36, 1.22 .34', '-.96 .68, -.2 .72, 1.2 .66')
  b.part(
    'paint',
    ...[-0.95, -0.1, 0.75].map((x) => `${x} .29, ${x + 0.6} .28, ${x + 0.56} .19, ${x + 0.04} .19`),
  )
  b.part('edge', '.72 .42 .03, 1.16 .42 .03, 1.16 .6 .03, .72 .6 .03')
  b.part('paint', '1.2 .45, 1.6 .44 .07, 1.6 .62 .07, 1.2 .62')
  b.disc('fine', 1.54, axle, 0.04)
}

function blade(b: Board) {
  // The lift ram from the radiator guard, then the blade, and the push arm outside the track.
  ram(b, [1.98, 1.86], [2.72, 0.8], 0.085, 0.6)
  b.disc('paint', 1.98, 1.86, 0.14)
  pin(b, [1.98, 1.86], 0.09)
  b.part('paint', mouldboard)
  b.line('fine', '3.02 .12, 2.87 .5 .6, 2.86 .86 .6, 3.02 1.34', '2.74 .4, 2.76 .9 .2, 2.84 1.26')
  b.part('dark', '3.24 -.01, 3.16 .2, 3.08 .18, 3.1 -.01')
  b.discs('fine', 0.018, [
    [3.13, 0.06],
    [3.12, 0.14],
  ])
  b.part('paint', '2.76 .62 .04, 2.6 .7 .1, 2.6 .9 .1, 2.76 .98 .04')
  pin(b, [2.7, 0.8], 0.08)
  b.part(
    'paint',
    '-.3 .52 .2, -.1 .72 .15, .5 .62, 2.66 .48 .1, 2.8 .4 .1, 2.8 .24 .1, 2.6 .2 .1, .4 .4, -.1 .32 .15',
  )
  b.line('fine', '.1 .6, 2.58 .42', '.2 .46, 2.5 .28', '.62 .61, .6 .4', '2.2 .5, 2.18 .24')
  ram(b, [1.5, 0.62], [2.76, 1.12], 0.075, 0.5)
  b.part('paint', '2.86 1 .04, 2.7 1.02 .1, 2.66 1.2 .1, 2.84 1.26 .04')
  for (const place of [
    [1.5, 0.62],
    [2.76, 1.12],
  ] as const)
    pin(b, place, 0.075)
  b.part('paint', '1.34 .58 .04, 1.4 .74 .1, 1.6 .74 .1, 1.66 .55 .04')
  pin(b, [1.5, 0.64], 0.075)
  pin(b, trunnion, 0.13)
  pin(b, bladePin, 0.1)
  b.hose('1.9 1.62, 2.2 1.6, 2.42 1.44, 2.36 1.28')
}
