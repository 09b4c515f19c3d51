import { type Board, bearing, distance, meet, type Place, range, within } from '../kit/board.ts'
import { centre, dimension } from '../kit/dimensions.ts'
import { pin, ram } from '../kit/parts.ts'
import { track } from '../kit/track.ts'
import type { Machine } from '../machine.ts'

/** Metres and degrees of the class, of no one make. */
const tumblers = 3.66
const trackLength = 4.45
const tail = 2.75
const cabHeight = 3.03
const counterweightClearance = 1.08
const boomLength = 5.7
const armLength = 2.92
const toothRadius = 1.45
const boomAngle = 23.4
const armAngle = -71
const bucketAngle = -127

const boomFoot: Place = [0.15, 1.78]
const armPin = within(boomFoot, boomAngle, boomLength, 0)
const bucketPin = within(armPin, armAngle, armLength, 0)
const bucketEar = within(bucketPin, bucketAngle, 0.03, 0.43)
const linkPin = within(armPin, armAngle, 2.46, 0)
const linkEnd = meet(linkPin, 0.6, bucketEar, 0.6, 'forward')

/** Hydraulic excavator, 20 t class. */
export const excavator: Machine = {
  name: 'excavator',
  front: 7,
  across: 10.85,
  machine: (b) => {
    boom(b)
    bucket(b)
    arm(b)
    linkage(b)
    slewingRing(b)
    undercarriage(b)
    house(b)
    cab(b)
  },
  ghost: (b) => {
    const tooth = within(bucketPin, bucketAngle, toothRadius, 0)
    const reach = distance(armPin, tooth)
    const angle = bearing(armPin, tooth)
    b.arc('ghost', ...armPin, reach, angle, angle - 70)
    b.arc('ghost', ...armPin, reach, angle, angle + 62)
  },
  dimensions: (b) => {
    const half = tumblers / 2
    dimension(b, { from: [-half, 0.46], to: [half, 0.46], at: -0.44, gap: 0.5 })
    const end = trackLength / 2
    dimension(b, { from: [-end, 0.4], to: [end, 0.4], at: -0.84, gap: 0.47 })
    dimension(b, { from: [-tail, 1.6], to: [0, 3.3], at: 3.62, prefix: 'R ', gap: 0.75 })
    const upright = { isUpright: true }
    dimension(b, {
      ...upright,
      from: [-0.2, 0],
      to: [-0.2, cabHeight],
      at: -3.72,
      gap: 0.1,
    })
    const clearance: Place = [-2.5, counterweightClearance]
    dimension(b, {
      ...upright,
      from: [-2.5, 0],
      to: clearance,
      at: -3.22,
      gap: 0.3,
    })
    for (const x of [-half, half]) centre(b, [x, 0.46], 0.56)
    centre(b, armPin, 0.42)
    centre(b, bucketPin, 0.34)
    b.line('centre', '0 -.25, 0 3.75')
  },
}

function boom(b: Board) {
  b.frame(...boomFoot, boomAngle, () => {
    b.part(
      'paint',
      `-.2 0 .19, -.05 .21 .1, .9 .78 1.5, 2.02 1.45 .75, 2.62 1.42 .9, 5.62 .22 .05, 5.9 .12 .18,
        5.9 -.18 .18, 5.5 -.22 .2, 2.72 .62 1.1, 2.02 .56 1.3, .2 -.21 .1`,
    )
    b.line('fine', '.25 .3, .95 .72 1.5, 2.04 1.37 .7, 2.6 1.345 .85, 5.45 .24')
    b.line(
      'fine',
      '.42 -.02, 2.04 .64 1.25, 2.74 .7 1.05, 5.35 -.1',
      '3.05 1.2, 2.96 .66',
      '4.86 .48, 4.79 .08',
    )
    // The bracket of the arm's ram, a work lamp, the pipes.
    b.part('paint', '2.12 1.41, 2.42 1.78 .1, 2.66 1.78 .1, 3.05 1.24')
    b.line('fine', '2.26 1.47, 2.46 1.7')
    b.part('dark', '1.55 1.24 .03, 1.44 1.34 .03, 1.5 1.44 .03, 1.66 1.32 .03')
    for (const z of [0, 0.05])
      b.hose(`.75 ${0.62 + z}, 1.2 ${0.95 + z}, 2 ${1.52 + z}, 2.2 ${1.56 + z}, 2.36 ${1.62 + z}`)
    b.disc('paint', boomLength, 0, 0.2)
    pin(b, [boomLength, 0], 0.14)
    b.disc('paint', 2.32, 0.8, 0.19)
  })
  ram(b, [0.74, 1.27], within(boomFoot, boomAngle, 2.32, 0.8), 0.09, 0.6)
  const armRam = within(boomFoot, boomAngle, 2.56, 1.66)
  ram(b, armRam, within(armPin, armAngle, -0.86, 0.29), 0.09, 0.57)
  b.frame(...boomFoot, boomAngle, () =>
    b.hose('2.75 1.8, 3.4 1.95, 4.6 1.25, 5.4 .86, 5.75 .62, 5.85 .35'),
  )
}

function bucket(b: Board) {
  b.frame(...bucketPin, bucketAngle, () => {
    b.part(
      'paint',
      `.1 -.17 .05, .05 .3 .05, .13 .6 .12, .42 .88 .22, .8 .88 .35, 1.12 .62 .4, 1.24 .28 .3,
        1.26 .06 .02, 1.18 -.03 .03, .62 -.1 .4`,
    )
    b.part(
      'edge',
      '.1 .02 .05, .13 .28 .05, .21 .55 .12, .46 .79 .2, .78 .79 .33, 1.04 .57 .38, 1.14 .27 .28, 1.15 .07, .62 .02 .4',
    )
    b.line('fine', '.17 .3, 1.13 .3', '1.2 .44, 1 .72 .2, .78 .84')
    // Hinge plates, side cutter, tooth.
    b.part('paint', '-.15 -.1 .14, -.15 .52 .16, .2 .62 .1, .4 .3 .1, .24 -.15 .1')
    b.part('dark', '.98 -.07, 1.22 -.05, 1.2 .12, 1.02 .1')
    b.discs('fine', 0.018, [
      [1.06, 0.02],
      [1.14, 0.03],
    ])
    b.part('dark', '1.16 -.05, 1.3 -.03, 1.45 .015 .01, 1.29 .1, 1.18 .14')
    b.line('fine', '1.28 -.03, 1.27 .105')
  })
}

function arm(b: Board) {
  b.frame(...armPin, armAngle, () => {
    b.part(
      'paint',
      `-1 .3 .12, -.84 .41 .12, .1 .5 .1, .42 .45 .4, 2.4 .16 .1, 3.05 .14 .14, 3.05 -.14 .14,
        2.35 -.16 .3, .45 -.27 .6, -.08 -.27 .25, -.3 -.08 .2, -.94 .17 .1`,
    )
    b.line('fine', '-.7 .35, .1 .43 .1, .44 .38 .4, 2.3 .1', '-.02 -.2, .44 -.2 .6, 2.3 -.1')
    b.line('fine', '.66 .35, .62 -.18')
    b.part('paint', '-.16 .45, -.05 .74 .09, .19 .74 .09, .4 .44')
    b.hose('-.5 .5, -.2 .86, .1 .9, .25 .82')
    b.disc('paint', 0, 0, 0.19)
    pin(b, [0, 0], 0.14)
    pin(b, [-0.86, 0.29], 0.09)
    b.disc('paint', 2.46, 0, 0.15)
  })
}

function linkage(b: Board) {
  ram(b, within(armPin, armAngle, 0.07, 0.66), linkEnd, 0.075, 0.56)
  for (const [from, to] of [
    [linkPin, linkEnd],
    [linkEnd, bucketEar],
  ] as const) {
    const length = distance(from, to)
    const [middle, end] = [length / 2, length + 0.11]
    b.frame(...from, bearing(from, to), () =>
      b.part(
        'paint',
        `-.11 -.1 .1, ${middle} -.065 .5, ${end} -.1 .1, ${end} .1 .1, ${middle} .065 .5, -.11 .1 .1`,
      ),
    )
  }
  for (const place of [linkPin, linkEnd, bucketEar]) pin(b, place, 0.085)
  pin(b, bucketPin, 0.12)
}

function slewingRing(b: Board) {
  b.part('dark', '-.92 .66, -.66 .88 .05, .66 .88 .05, .92 .66')
  b.part('dark', '-.68 .88, .68 .88, .68 .95, -.68 .95')
  b.part('dark', '-.74 .95, .74 .95, .74 1.06, -.74 1.06')
  b.discs(
    'fine',
    0.013,
    range(12).map((i) => [-0.66 + i * 0.12, 1.005]),
  )
  b.line('fine', '-.74 1.03, .74 1.03')
}

function undercarriage(b: Board) {
  track(b, {
    length: tumblers,
    radius: 0.355,
    shoes: 49,
    grousers: 'triple',
    rollers: 9,
    carriers: [-0.62, 0.62],
    height: 0.46,
  })
  // The frame between the wheels, with guards, recoil spring and the idler's yoke.
  b.part(
    'paint',
    `-1.47 .3 .03, 1.61 .27 .03, 1.8 .36 .03, 1.8 .56 .03, 1.59 .6 .05, 1.05 .65 .05, -1.02 .65 .05,
      -1.41 .6 .06, -1.55 .5 .04`,
  )
  b.line('fine', '-1.49 .36, 1.63 .34', '-1.43 .55, -1 .6, 1.04 .6, 1.61 .55')
  b.part(
    'paint',
    ...[-0.72, 0.42].map((x) => `${x} .295, ${x + 0.42} .29, ${x + 0.4} .24, ${x + 0.02} .24`),
  )
  b.part('edge', '-.36 .4 .05, .36 .4 .05, .36 .54 .05, -.36 .54 .05')
  b.part('edge', '1.21 .38 .03, 1.53 .38 .03, 1.53 .52 .03, 1.21 .52 .03')
  b.discs(
    'fine',
    0.016,
    range(3).map((i) => [-1.21 + i * 0.09, 0.45]),
  )
  b.part('paint', '1.53 .4, 1.87 .4 .06, 1.87 .52 .06, 1.53 .52')
  b.disc('fine', 1.81, 0.46, 0.035)
  b.line('edge', '-.95 .66, -.95 .73, -.72 .73, -.72 .66')
}

function house(b: Board) {
  // Revolving frame, the foot of the boom.
  b.part('paint', '-2.1 1.08, 1.36 1.08 .04, 1.36 1.25 .03, -2.1 1.25')
  b.line('fine', '-2.05 1.205, 1.36 1.205', '-2.05 1.12, 1.36 1.12')
  b.part('paint', '.9 1.08, 1.5 1.08 .06, 1.5 1.2 .06, 1.2 1.36 .05, .9 1.36')
  // Hood, stack, doors.
  b.part('paint', '-2 2.16, -1.9 2.37 .1, -.95 2.37 .12, -.78 2.16')
  b.line('fine', '-1.93 2.3, -.86 2.3')
  b.part('dark', '-1.62 2.37, -1.62 2.74, -1.48 2.74, -1.48 2.37')
  b.part('dark', '-1.64 2.74, -1.7 2.86, -1.57 2.9, -1.46 2.74')
  b.line('fine', '-1.62 2.45, -1.48 2.45')
  b.part('paint', '-2.1 1.25, -.42 1.25, -.42 2.17 .06, -2.1 2.17')
  b.part('edge', '-2.04 1.31 .04, -1.25 1.31 .04, -1.25 2.11 .04, -2.04 2.11 .04')
  b.part('edge', '-1.2 1.31 .04, -.48 1.31 .04, -.48 2.11 .04, -1.2 2.11 .04')
  b.line('fine', ...range(10).map((i) => `-1.95 ${1.46 + i * 0.055}, -1.36 ${1.46 + i * 0.055}`))
  b.part('fine', '-1.98 1.42 .02, -1.33 1.42 .02, -1.33 2 .02, -1.98 2 .02')
  b.line('fine', ...range(6).map((i) => `-1.1 ${1.72 + i * 0.055}, -.58 ${1.72 + i * 0.055}`))
  b.part('edge', '-1.31 1.64 .01, -1.28 1.64 .01, -1.28 1.76 .01, -1.31 1.76 .01')
  b.part('edge', '-1.17 1.5 .01, -1.14 1.5 .01, -1.14 1.62 .01, -1.17 1.62 .01')
  b.line('rail', '-1.96 2.17, -1.96 2.62 .08, -.62 2.62 .08, -.62 2.17', '-1.3 2.37, -1.3 2.62')
  // Counterweight.
  b.part(
    'ballast',
    '-2.1 1.08, -2.5 1.08 .16, -2.75 1.3 .22, -2.75 1.8 .5, -2.64 2.12 .14, -2.1 2.17',
  )
  b.line(
    'fine',
    '-2.1 1.24, -2.66 1.24 .2, -2.735 1.36',
    '-2.1 2.02, -2.66 1.99',
    '-2.38 1.24, -2.38 2',
  )
  b.part('dark', '-2.52 2.13, -2.52 2.22 .02, -2.36 2.22 .02, -2.36 2.15')
  b.part('edge', '-2.7 1.62 .02, -2.55 1.62 .02, -2.55 1.74 .02, -2.7 1.74 .02')
}

function cab(b: Board) {
  b.part(
    'paint',
    '-.36 1.22 .05, 1.34 1.22 .07, 1.44 1.42 .2, 1.44 1.86 .3, 1.17 2.9 .28, .9 3.03 .15, -.18 3.03 .2, -.36 2.86 .15',
  )
  b.line('fine', '1.36 1.44, 1.36 1.86 .3, 1.09 2.88', '1.4 1.78, 1.36 1.78')
  b.part(
    'edge',
    '.06 1.3 .06, 1.22 1.3 .1, 1.3 1.46 .15, 1.3 1.86 .3, 1.05 2.84 .2, .92 2.92 .1, .06 2.92 .08',
  )
  b.part('glass', '.13 2.02 .05, 1.19 2.02 .05, .99 2.8 .14, .9 2.85 .08, .13 2.85 .07')
  b.part('glass', '.55 1.4 .06, 1.15 1.4 .1, 1.22 1.52 .1, 1.22 1.92 .06, .62 1.92 .08')
  b.part('glass', '-.28 1.98 .05, -.02 1.98 .05, -.02 2.85 .06, -.12 2.88 .08, -.28 2.76 .1')
  // Behind the glass: seat, console, lever.
  b.line(
    'fine',
    '.66 2.02, .62 2.85',
    '.2 2.02, .16 2.48 .05, .28 2.52 .05, .36 2.1 .08, .62 2.1 .03',
  )
  b.line('fine', '.18 2.52, .15 2.72 .04, .25 2.74 .04, .27 2.53', '.78 2.02, .83 2.2, .86 2.24')
  b.line(
    'glint',
    '.3 2.78, .55 2.1',
    '.38 2.78, .5 2.45',
    '.95 1.86, 1.1 1.48',
    '1.03 1.86, 1.1 1.69',
  )
  b.part('edge', '.12 1.8 .02, .28 1.8 .02, .28 1.88 .02, .12 1.88 .02')
  b.line('fine', ...range(4).map((i) => `-.3 ${1.36 + i * 0.08}, -.02 ${1.36 + i * 0.08}`))
  b.line('rail', '1.27 1.95, 1.39 2 .03, 1.26 2.62 .03, 1.14 2.58')
  b.line('edge', '-.28 3.03, -.22 3.09 .03, .8 3.09 .03, .95 3.01')
  // Lamp, mirror, step.
  b.part('dark', '.98 3, 1.05 3.12 .02, 1.2 3.06 .02, 1.13 2.93')
  b.part('dark', '1.5 2.22 .03, 1.6 2.22 .03, 1.6 2.52 .03, 1.5 2.52 .03')
  b.line('rail', '1.38 2.2, 1.5 2.34')
  b.part('dark', '0 1.05, .95 1.05, .95 1.09, 0 1.09')
  b.line('rail', '.25 1.05, .25 .93, .75 .93, .75 1.05')
}
