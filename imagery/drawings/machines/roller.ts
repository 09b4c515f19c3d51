import { type Board, bearing, type Place, polar, range } from '../kit/board.ts'
import { centre, dimension } from '../kit/dimensions.ts'
import { pin, ram, tyre } from '../kit/parts.ts'
import type { Machine } from '../machine.ts'

/** Metres of the class, of no one make. */
const wheelbase = 3.05
const padTip = 0.77
const shell = 0.67
const tyreRadius = 0.77
const roof = 3.06
const front = 4.02
const tail = -1.78
const drum: Place = [wheelbase, padTip]

/** Sheep-foot roller: single padded drum, vibrating, 12 t class. */
export const roller: Machine = {
  name: 'roller',
  front: 4.85,
  across: 7.7,
  machine: (b) => {
    padDrum(b)
    drumFrame(b)
    rear(b)
    cab(b)
    tyre(b, {
      at: [0, tyreRadius],
      radius: tyreRadius,
      rim: 0.36,
      lugs: 22,
      depth: 0.05,
      bolts: 10,
      lugsTo: 0.78,
    })
    mudguard(b)
  },
  ghost: (b) => {
    // The drum's amplitude: the same circle, a little higher.
    b.arc('ghost', drum[0], drum[1] + 0.06, padTip + 0.1, 20, 160)
    b.arc('ghost', drum[0], drum[1], padTip + 0.24, 40, 140)
  },
  dimensions: (b) => {
    dimension(b, { from: [0, tyreRadius], to: drum, at: -0.3, gap: 0.8 })
    dimension(b, { from: [tail, 0.7], to: [front, 0.7], at: -0.6, gap: 0.1 })
    const upright = { isUpright: true }
    dimension(b, {
      ...upright,
      from: [0.6, 0],
      to: [0.6, roof],
      at: -2.4,
      gap: 0.1,
    })
    dimension(b, {
      ...upright,
      from: [wheelbase, 0],
      to: [wheelbase, 2 * padTip],
      at: 4.5,
      gap: 0.2,
    })
    centre(b, [0, tyreRadius], 0.94)
    centre(b, drum, 0.94)
    b.line('centre', '1.72 -.1, 1.72 1.4')
  },
}

function padDrum(b: Board) {
  // Two of the staggered rows of pads: the far one in between.
  const pad = (angle: number, top: number) =>
    [
      [-5.2, shell - 0.02],
      [-3.6, top],
      [3.6, top],
      [5.2, shell - 0.02],
    ]
      .map(([turn = 0, radius = 0]) => polar(drum, radius, angle + turn).join(' '))
      .join(',')
  b.part('dark', ...range(14).map((i) => pad((i + 0.5) * (360 / 14) - 90, padTip - 0.006)))
  b.part('dark', ...range(14).map((i) => pad(i * (360 / 14) - 90, padTip)))
  b.disc('dark', ...drum, shell, shell - 0.035)
  b.disc('edge', ...drum, 0.5)
  b.part(
    'fine',
    ...range(14).map((i) => {
      const angle = i * (360 / 14) - 90
      return [
        [-3, 0.6],
        [-2.6, 0.66],
        [2.6, 0.66],
        [3, 0.6],
      ]
        .map(([t = 0, r = 0]) => polar(drum, r, angle + t).join(' '))
        .join(',')
    }),
  )
}

function drumFrame(b: Board) {
  // The side plate from cross member to cross member, over the drum's axle.
  b.part(
    'paint',
    '1.98 .52 .05, 2.34 .56 .2, 2.7 .6 .2, 3.4 .6 .2, 3.76 .56 .2, 3.98 .5 .05, 4.02 .62 .05, 4.02 1.02 .06, 3.8 1.02 .2, 3.4 .94 .2, 2.7 .94 .2, 2.3 1.02 .2, 1.98 1.06 .05',
  )
  b.line(
    'fine',
    '2.06 .58, 2.34 .62 .2, 2.7 .66 .2, 3.4 .66 .2, 3.78 .62',
    '2.06 .98, 2.7 .88 .2, 3.4 .88 .2, 3.9 .96',
  )
  b.part('paint', '3.84 .42 .04, 4.02 .42 .04, 4.02 1.16 .05, 3.84 1.16 .05')
  b.line('fine', '3.9 .48, 3.9 1.1')
  b.disc('paint', ...drum, 0.27, 0.235)
  b.studs(...drum, 0.2, 0.02, 12)
  b.disc('dark', ...drum, 0.14, 0.09)
  b.studs(...drum, 0.115, 0.012, 6)
  // Rubber mounts, scraper teeth between the pads, towing eye.
  for (const x of [-0.42, 0.42]) b.disc('dark', drum[0] + x, drum[1], 0.075, 0.04)
  b.part('dark', '2.2 .34, 2.36 .36, 2.32 .5, 2.14 .5', '3.78 .34, 3.9 .5, 3.74 .52, 3.68 .4')
  b.disc('dark', 4.02, 0.72, 0.06, 0.03)
  // The articulated joint with its steering ram.
  b.part('paint', '1.42 .5, 2.08 .46 .06, 2.08 1.1 .06, 1.42 1.04')
  b.part('dark', '1.62 .44, 1.82 .44, 1.82 .62, 1.62 .62', '1.62 .9, 1.82 .9, 1.82 1.12, 1.62 1.12')
  ram(b, [1.1, 0.76], [2.06, 0.76], 0.055, 0.55)
}

function rear(b: Board) {
  b.part('dark', '-1.6 .66 .06, 1.5 .6 .1, 1.5 1.14, -1.6 1.14')
  // Rear plate and hood, sloping for the view behind.
  b.part('ballast', `${tail} .62 .08, -1.5 .56 .06, -1.3 .66, -1.3 1.22, ${tail} 1.22 .05`)
  b.line('fine', `${tail} 1.14, -1.34 1.14`, '-1.56 .66, -1.56 1.14')
  b.part(
    'paint',
    `${tail + 0.02} 1.22, -1.72 1.5 .2, -1.5 1.78 .2, -.7 1.98 .4, .5 2.1 .06, .66 2.1, .66 1.1, -1.3 1.1`,
  )
  b.line('edge', '-1.66 1.44, -1.4 1.62 .2, .62 1.86', '-.42 1.78, -.42 1.3', '.1 1.82, .1 1.3')
  b.part('edge', '-1.56 1.28 .03, -.94 1.28 .03, -.94 1.6 .03, -1.4 1.52 .06')
  b.line(
    'fine',
    ...range(5).map((i) => `${-1.5 + i * 0.02} ${1.32 + i * 0.05}, -1 ${1.32 + i * 0.05}`),
  )
  b.line('fine', ...range(10).map((i) => `${-0.82 + i * 0.036} 1.5, ${-0.82 + i * 0.036} 1.68`))
  b.part('dark', '-.9 1.94, -.9 2.42, -.77 2.42, -.77 1.97')
  b.part('dark', '-.9 2.42, -.95 2.54, -.84 2.58, -.76 2.42')
  b.part('dark', '-.06 2.05, -.06 2.18, .08 2.18, .08 2.06')
  b.part('dark', '-.12 2.18 .03, -.12 2.33 .06, .14 2.33 .06, .14 2.18 .03')
  b.part('dark', '-1.76 1.3 .02, -1.82 1.3 .02, -1.82 1.44 .02, -1.74 1.44 .02')
  // Tank under the cab.
  b.part('paint', '.86 .52 .08, 1.44 .52 .08, 1.44 1.16, .86 1.16')
  b.line('fine', '.9 .84, 1.4 .84')
}

function cab(b: Board) {
  b.part('dark', '.52 1.1, 1.98 1.1 .04, 1.98 1.24 .03, .52 1.24')
  b.line('rail', '.96 .36, 1.04 1.1', '1.38 .36, 1.42 1.1')
  b.part(
    'dark',
    ...range(3).map(
      (i) =>
        `${0.96 + i * 0.02} ${0.36 + i * 0.27}, 1.4 ${0.36 + i * 0.27}, 1.4 ${0.4 + i * 0.27}, ${0.96 + i * 0.02} ${0.4 + i * 0.27}`,
    ),
  )
  b.part('paint', '.58 1.24, 1.8 1.24 .05, 1.94 1.62 .1, 1.78 2.92, .64 2.92, .56 2 .1')
  b.part(
    'paint',
    `.44 2.9 .04, .48 3.02 .08, .7 ${roof} .08, 1.8 ${roof} .1, 1.98 2.98 .05, 1.94 2.88 .03`,
  )
  b.line('fine', '.5 2.97, 1.94 2.96')
  b.part('edge', '.98 1.3 .05, 1.72 1.3 .06, 1.85 1.62 .08, 1.7 2.86 .06, .98 2.86 .06')
  b.part('glass', '1.05 1.76 .05, 1.79 1.76 .05, 1.65 2.8 .07, 1.05 2.8 .06')
  b.part('glass', '1.05 1.38 .05, 1.66 1.38 .06, 1.76 1.62 .05, 1.76 1.68, 1.05 1.68 .05')
  b.part('glass', '.64 1.76 .05, .91 1.76 .05, .91 2.8 .06, .69 2.8 .06')
  b.line(
    'fine',
    '1.12 1.76, 1.08 2.12 .05, 1.2 2.16 .05, 1.26 1.86 .06, 1.46 1.84 .03',
    '1.1 2.16, 1.08 2.34 .04, 1.18 2.36 .04, 1.19 2.18',
    '1.66 1.76, 1.52 2.06',
    '1.42 2.02, 1.62 2.12',
  )
  b.line(
    'glint',
    '1.24 2.72, 1.44 2.2',
    '1.32 2.72, 1.42 2.46',
    '.72 2.66, .84 2.24',
    '1.3 1.64, 1.4 1.42',
  )
  b.line(
    'rail',
    '.96 1.4, .86 1.4 .04, .86 2.3 .04, .96 2.3',
    '1.96 1.3, 2.08 1.36 .05, 2.04 2.1 .05, 1.9 2.16',
  )
  b.part('dark', '2.06 2.2 .03, 2.15 2.2 .03, 2.15 2.48 .03, 2.06 2.48 .03')
  b.line('edge', '1.86 2.3, 2.06 2.36')
  b.part(
    'dark',
    '1.82 3.04 .02, 1.84 3.16 .02, 1.99 3.12 .02, 1.96 3 .02',
    '.5 3.02 .02, .46 3.13 .02, .6 3.17 .02, .63 3.05 .02',
  )
}

function mudguard(b: Board) {
  b.part(
    'paint',
    '-.78 1.3 .03, -.6 1.56 .15, -.3 1.68 .1, .5 1.68 .1, .78 1.44 .03, .72 1.38 .02, .46 1.6 .08, -.28 1.6 .1, -.54 1.5 .12, -.7 1.26 .02',
  )
  pin(b, [1.72, 0.53], 0.06)
  const steer = bearing([1.1, 0.76], [2.06, 0.76])
  pin(b, polar([1.1, 0.76], 0.96, steer), 0.05)
}
