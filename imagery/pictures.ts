/** Every rendered picture: how it is made, so that it can be made again, and where its master lies. */

export type Picture = {
  /** A file of `scenes/`, without its ending. */
  scene: string
  /** Another camera or variant of the same scene. */
  view?: string
  /** Samples per final pixel. */
  samples: number
  /** Pixels; the frame that Blender renders. */
  width: number
  height: number
  /** Pixels cut off at every edge, where it is not the common three. */
  trim?: { left: number; top: number; right: number; bottom: number }
  /** WebP quality, where it is not the common one. */
  quality?: number
  /** From the repository's root; the same picture may be needed by the sample content and by the fixed pages. */
  masters: readonly string[]
}

const sample = (name: string) => `content-service/sample/pictures/${name}.webp`
const sheet = (name: string) => `site/public/pictures/${name}.webp`

const large = { width: 1600, height: 1067 } as const
const medium = { width: 1280, height: 854 } as const

export const pictures: Record<string, Picture> = {
  mine: { scene: 'mine', samples: 32, width: 2400, height: 1350, masters: [sample('mine')] },
  coal: { scene: 'coal', samples: 40, ...large, masters: [sample('coal'), sheet('coal')] },
  silica: {
    scene: 'sand',
    view: 'silica',
    samples: 28,
    ...large,
    masters: [sample('silica'), sheet('silica')],
  },
  gold: { scene: 'gold', samples: 64, ...large, masters: [sample('gold'), sheet('gold')] },
  'quartz-sand': {
    scene: 'sand',
    samples: 28,
    ...large,
    masters: [sample('quartz-sand'), sheet('quartz-sand')],
  },
  'zircon-sand': {
    scene: 'sand',
    view: 'zircon',
    samples: 28,
    ...large,
    masters: [sample('zircon-sand'), sheet('zirconium-sand')],
  },
  tin: { scene: 'tin', samples: 40, ...large, masters: [sample('tin'), sheet('tin')] },
  excavator: {
    scene: 'excavator',
    samples: 28,
    ...large,
    masters: [sample('excavator'), sheet('excavator')],
  },
  bulldozer: {
    scene: 'bulldozer',
    samples: 28,
    ...large,
    masters: [sample('bulldozer'), sheet('bulldozer')],
  },
  'dump-truck': {
    scene: 'dump-truck',
    samples: 28,
    ...large,
    masters: [sample('dump-truck'), sheet('dump-truck')],
  },
  'drilling-rig': {
    scene: 'drilling-rig',
    samples: 24,
    ...medium,
    masters: [sample('drilling-rig'), sheet('drilling')],
  },
  roller: { scene: 'roller', samples: 32, ...large, masters: [sample('roller'), sheet('roller')] },
  loader: { scene: 'loader', samples: 28, ...large, masters: [sample('loader'), sheet('loader')] },
  pump: { scene: 'pump', samples: 28, ...large, masters: [sample('pump'), sheet('pump')] },
  dredger: {
    scene: 'dredger',
    samples: 28,
    ...large,
    masters: [sample('dredger'), sheet('sand-suction-vessel')],
  },
  'drill-machine': {
    scene: 'drill-machine',
    samples: 24,
    ...medium,
    masters: [sample('drill-machine'), sheet('drill-machine')],
  },
  barge: { scene: 'barge', samples: 28, ...large, masters: [sample('barge')] },
  stockpile: { scene: 'stockpile', samples: 28, ...large, masters: [sample('stockpile')] },
  quarry: { scene: 'quarry', samples: 28, ...large, masters: [sample('quarry')] },
  office: { scene: 'office', samples: 24, ...medium, masters: [sample('office')] },
}
