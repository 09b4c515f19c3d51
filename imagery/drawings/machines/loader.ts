import { type Board, bearing, distance, type Place, polar, range } from '../kit/board.ts'
import { centre, dimension } from '../kit/dimensions.ts'
import { bar, pin, ram, tyre } from '../kit/parts.ts'
import type { Machine } from '../machine.ts'

/** Metres of the class, of no one make. */
const wheelbase = 3.45
const tyreRadius = 0.86
const cabHeight = 3.44
const tail = -2.18
const edge = 6.62
const hinge: Place = [5.15, 0.46]
const armPivot: Place = [2.74, 2.12]
const crank: readonly [Place, Place, Place] = [
  [3.72, 2.42],
  [4.02, 1.72],
  [4.4, 1.02],
]
const raised = 48
const highHinge = polar(armPivot, distance(armPivot, hinge), raised)
/** The cutting edge with the bucket raised and tipped by 45 degrees. */
const dump: Place = [
  highHinge[0] + (edge - hinge[0] + 0.02 - hinge[1]) * Math.SQRT1_2,
  highHinge[1] - (edge - hinge[0] + hinge[1] - 0.02) * Math.SQRT1_2,
]

/** Wheel loader, 23 t class, 4 m³ bucket. */
export const loader: Machine = {
  name: 'loader',
  front: 7.4,
  across: 10.6,
  machine: (b) => {
    linkage(b)
    frame(b)
    rear(b)
    cab(b)
    wheels(b)
  },
  ghost: (b) => {
    const low = bearing(armPivot, hinge)
    b.arc('ghost', ...armPivot, distance(armPivot, hinge), low, raised)
    b.frame(...armPivot, raised - low, () =>
      b.frame(-armPivot[0], -armPivot[1], 0, () =>
        b.line(
          'ghost',
          `2.95 2.3 .2, 3.62 1.98 .5, 4.3 1.66 .45, 5.02 .72 .35, 5.32 .62 .14, 5.36 .32 .16, 5.02 .27 .16, 4.78 .52 .3, 4.02 1.18 .5, 3.3 1.56 .7, 2.9 1.8`,
        ),
      ),
    )
    b.frame(...highHinge, -45, () =>
      b.frame(-hinge[0], -hinge[1], 0, () =>
        b.part(
          'ghost',
          `${edge} .02, 5.62 .03 .5, 5.02 .18 .45, 5.08 .95 .5, 5.34 1.42 .04, 5.47 1.44 .03, 5.7 .98 .6, 6.36 .17 .08, ${edge} .06`,
        ),
      ),
    )
  },
  dimensions: (b) => {
    dimension(b, {
      from: [0, tyreRadius],
      to: [wheelbase, tyreRadius],
      at: -0.42,
      gap: 0.62,
    })
    dimension(b, { from: [tail, 1], to: [edge + 0.12, 0.05], at: -0.82, gap: 0.1 })
    const upright = { isUpright: true }
    dimension(b, {
      ...upright,
      from: [0.34, 0],
      to: [0.34, cabHeight],
      at: -3.04,
      gap: 0.1,
    })
    dimension(b, {
      ...upright,
      from: [0, 0],
      to: [0, 2 * tyreRadius],
      at: -2.6,
      gap: 0.37,
    })
    dimension(b, { ...upright, from: [dump[0], 0], to: dump, at: 7.1, gap: 0.1 })
    for (const x of [0, wheelbase]) centre(b, [x, tyreRadius], 1)
    for (const place of [hinge, highHinge]) centre(b, place, 0.3)
    b.line('centre', '1.74 -.12, 1.74 1.9')
  },
}

function linkage(b: Board) {
  b.part(
    'paint',
    '1.8 .74 .06, 4.02 .66 .12, 4.1 1.05 .15, 3.22 1.35 .2, 3.02 2.3 .1, 2.86 2.56 .12, 2.48 2.56 .12, 2.3 2.2 .2, 2.22 1.42 .12, 1.8 1.36 .05',
  )
  b.line('fine', '2.32 1.5, 2.42 2.2 .2, 2.55 2.46', '1.95 .84, 1.95 1.28')
  ram(b, [2.62, 1.02], [4.02, 1.34], 0.085, 0.62)
  b.part(
    'paint',
    `${edge} .02, 6.3 .02, 5.62 .03 .5, 5.02 .18 .45, 5.08 .95 .5, 5.34 1.42 .04, 5.47 1.44 .03, 5.7 .98 .6, 6.36 .17 .08, ${edge} .06`,
  )
  b.part(
    'edge',
    '6.22 .12, 5.62 .13 .42, 5.13 .24 .38, 5.19 .92 .42, 5.4 1.28, 5.6 .95 .5, 6.22 .19 .1',
  )
  b.line('fine', '5.15 .95 .3, 5.5 .62 .3, 6.15 .15')
  b.part('dark', `6.02 .005, ${edge + 0.12} .03 .01, 6.52 .1, 6.18 .16`)
  b.discs('fine', 0.02, [
    [6.18, 0.06],
    [6.32, 0.06],
  ])
  b.line('fine', '6.44 .02, 6.42 .12')
  ram(b, [2.66, 2.42], crank[0], 0.1, 0.6)
  bar(b, crank[2], [5.14, 0.92], 0.06, 'paint')
  pin(b, [5.14, 0.92], 0.095)
  b.part(
    'paint',
    '2.54 2.06 .19, 2.62 2.34 .18, 2.95 2.3 .2, 3.62 1.98 .5, 4.3 1.66 .45, 5.02 .72 .35, 5.32 .62 .14, 5.36 .32 .16, 5.02 .27 .16, 4.78 .52 .3, 4.02 1.18 .5, 3.3 1.56 .7, 2.72 1.92 .15',
  )
  b.line('fine', '2.95 2.18 .2, 3.6 1.88 .5, 4.22 1.58 .45, 4.92 .66')
  b.line('fine', '2.9 1.94, 3.36 1.65 .7, 4.08 1.28 .5, 4.8 .64')
  b.disc('paint', 4.02, 1.34, 0.15)
  pin(b, [4.02, 1.34], 0.085)
  b.part(
    'paint',
    '3.6 2.48 .14, 3.88 2.5 .14, 4.16 1.8 .6, 4.5 1.1 .14, 4.34 .9 .14, 4.22 1 .2, 3.88 1.62 .6',
  )
  for (const place of crank) pin(b, place, 0.1)
  pin(b, [2.74, 2.12], 0.13)
  pin(b, [2.66, 2.42], 0.09)
  pin(b, hinge, 0.12)
  b.line('rail', '2.72 2.56, 2.72 2.74')
  b.part('dark', '2.6 2.7 .04, 2.86 2.7 .04, 2.86 2.94 .04, 2.6 2.94 .04')
  b.line('fine', '2.8 2.7, 2.8 2.94')
}

function frame(b: Board) {
  b.part('paint', '.1 .66, 1.55 .66 .1, 1.86 .86 .06, 1.86 1.28 .06, 1.62 1.56 .1, .1 1.62')
  b.part('paint', '1.6 .78, 1.88 .78, 1.88 .9, 1.6 .9', '1.6 1.2, 1.88 1.2, 1.88 1.32, 1.6 1.32')
  b.part('dark', '1.68 .72, 1.8 .72, 1.8 .96, 1.68 .96', '1.68 1.14, 1.8 1.14, 1.8 1.38, 1.68 1.38')
  ram(b, [1.25, 1.04], [2.42, 1.04], 0.06, 0.55)
  bar(b, [0.6, 0.8], [3.0, 0.82], 0.05)
  b.part('paint', '.8 .86 .05, 1.52 .86 .05, 1.52 1.66, .8 1.66')
  b.line('fine', '.86 1.2, 1.46 1.2')
  b.disc('dark', 1.4, 1.54, 0.05, 0.03)
}

function rear(b: Board) {
  b.part(
    'ballast',
    `${tail} .92 .14, -2.02 .68 .16, -1.12 .66 .1, -.92 .92 .1, -.92 1.52, ${tail} 1.52`,
  )
  b.line('fine', `${tail} 1.4, -.96 1.4`, '-2.06 .8, -1.16 .78')
  b.line('fine', '-1.62 .67, -1.62 1.4')
  b.part('edge', '-2.14 1.14 .03, -1.92 1.14 .03, -1.92 1.28 .03, -2.14 1.28 .03')
  b.part(
    'paint',
    `${tail} 1.52, -2.2 1.95 .3, -2.02 2.36 .18, -1.4 2.5 .6, .1 2.6 .08, .52 2.6, .52 1.52`,
  )
  b.line('edge', '-2.12 2.12, -1.5 2.32 .5, .5 2.42', '-1.42 2.33, -1.42 1.98')
  b.line('edge', '-.42 2.37, -.42 1.98')
  b.line('fine', ...range(8).map((i) => `-2.08 ${1.64 + i * 0.062}, -1.54 ${1.64 + i * 0.062}`))
  b.part('edge', '-2.12 1.6 .03, -1.48 1.6 .03, -1.48 2.14 .03, -2.12 2.14 .03')
  b.line('fine', ...range(13).map((i) => `${-1.3 + i * 0.06} 2.06, ${-1.3 + i * 0.06} 2.26`))
  b.line('fine', ...range(11).map((i) => `${-0.3 + i * 0.06} 2.1, ${-0.3 + i * 0.06} 2.3`))
  b.part('edge', '-.5 2.14 .01, -.47 2.14 .01, -.47 2.28 .01, -.5 2.28 .01')
  b.part('dark', '-.86 2.55, -.86 3.06 .02, -.72 3.06 .02, -.72 2.56')
  b.part('dark', '-.85 3.06, -.91 3.18, -.79 3.22, -.71 3.06')
  b.line('fine', '-.86 2.66, -.72 2.66')
  b.part('dark', '-.1 2.58, -.1 2.74, .06 2.74, .06 2.59')
  b.part('dark', '-.17 2.74 .04, -.17 2.92 .06, .13 2.92 .06, .13 2.74 .04')
  b.line('fine', '-.17 2.8, .13 2.8')
  b.line('rail', '-1.96 2.4, -1.94 2.78 .07, -1.06 2.86 .07, -1.06 2.54', '-1.5 2.48, -1.5 2.82')
  b.part('dark', '-2.19 1.98 .02, -2.26 1.98 .02, -2.26 2.14 .02, -2.16 2.14 .02')
}

function cab(b: Board) {
  b.part('ballast', '.36 1.62, 2.16 1.62 .05, 2.16 1.74 .03, .36 1.74')
  b.line('rail', '.84 .46, .98 1.62', '1.36 .46, 1.44 1.62')
  b.part(
    'dark',
    ...range(4).map(
      (i) =>
        `${0.82 + i * 0.035} ${0.46 + i * 0.29}, ${1.36 + i * 0.02} ${0.46 + i * 0.29}, ${1.36 + i * 0.02} ${0.5 + i * 0.29}, ${0.82 + i * 0.035} ${0.5 + i * 0.29}`,
    ),
  )
  b.part('paint', '.46 1.74, 1.92 1.74 .04, 2.08 2.06 .12, 1.9 3.3, .52 3.3, .4 2.3 .2')
  b.part('paint', '.3 3.28 .04, .34 3.42 .09, 1.92 3.44 .12, 2.12 3.34 .05, 2.06 3.27 .03')
  b.line('fine', '.36 3.33, 2.06 3.34')
  b.part('edge', '.98 1.8 .05, 1.82 1.8 .06, 1.96 2.08 .1, 1.79 3.24 .06, .98 3.24 .06')
  b.part('glass', '1.05 2.22 .06, 1.88 2.22 .06, 1.74 3.18 .07, 1.05 3.18 .07')
  b.part('glass', '1.34 1.86 .06, 1.76 1.86 .06, 1.88 2.06 .05, 1.88 2.14 .05, 1.34 2.14 .06')
  b.part('glass', '.49 2.22 .06, .91 2.22 .06, .91 3.18 .07, .58 3.18 .07')
  b.line(
    'fine',
    '1.1 2.22, 1.06 2.6 .05, 1.18 2.64 .05, 1.24 2.32 .06, 1.42 2.3 .03',
    '1.08 2.64, 1.06 2.84 .04, 1.16 2.86 .04, 1.17 2.66',
    '1.72 2.22, 1.6 2.52',
    '1.5 2.48, 1.7 2.6',
  )
  b.line('glint', '1.22 3.1, 1.42 2.62', '1.3 3.1, 1.4 2.86', '.62 3.08, .8 2.6')
  b.part('edge', '1.08 2.02 .02, 1.26 2.02 .02, 1.26 2.1 .02, 1.08 2.1 .02')
  b.line('rail', '.92 1.84, .8 1.84 .04, .8 2.72 .04, .92 2.72')
  b.line('rail', '2.06 1.76, 2.2 1.8 .05, 2.16 2.6 .05, 2.02 2.62')
  b.part('dark', '2.2 2.62 .03, 2.3 2.62 .03, 2.3 2.92 .03, 2.2 2.92 .03')
  b.line('rail', '2 2.66, 2.2 2.8')
  b.part('dark', '1.98 3.42, 2.02 3.54 .02, 2.18 3.5 .02, 2.12 3.38')
  b.line('edge', '.6 3.43, .6 3.62')
  b.part('dark', '.42 3.42, .42 3.5 .03, .54 3.52 .03, .54 3.42')
}

function wheels(b: Board) {
  for (const x of [0, wheelbase])
    tyre(b, { at: [x, tyreRadius], radius: tyreRadius, rim: 0.345, lugs: 26 })
  b.part(
    'paint',
    '-1.02 1.3 .03, -.8 1.72 .2, -.44 1.94 .15, .66 1.94 .12, .98 1.62 .03, .9 1.57 .02, .6 1.86 .1, -.4 1.86 .12, -.72 1.66 .18, -.94 1.26 .03',
  )
  b.part(
    'paint',
    '2.44 1.26 .03, 2.58 1.68 .2, 2.92 1.92 .12, 3.96 1.92 .1, 4.22 1.78 .03, 4.19 1.72 .02, 3.92 1.84 .08, 2.96 1.84 .1, 2.66 1.63 .16, 2.52 1.24 .03',
  )
}
