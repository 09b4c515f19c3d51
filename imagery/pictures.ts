/** Every rendered picture: how it is rendered, and where its masters are stored. */

export type Picture = {
  /** A file of `scenes/`, without its extension. */
  scene: string
  /** Another camera or variant of the same scene. */
  view?: string
  /** Samples per final pixel. */
  samples: number
  /** Pixels; the frame that Blender renders. */
  width: number
  height: number
  /** The part of the frame that is used; by default all but a few pixels at the edges. */
  part?: { left: number; top: number; width: number; height: number }
  /** WebP quality, if it is not `defaultQuality`. */
  quality?: number
  /** From the repository's root; the same picture may be needed by the sample content and by the fixed pages. */
  masters: readonly string[]
}

const sample = (name: string) => `content-service/sample/pictures/${name}.webp`
const sheet = (name: string) => `site/public/pictures/${name}.webp`

const large = { width: 1600, height: 1067 } as const
const medium = { width: 1280, height: 854 } as const
const small = { width: 960, height: 640 } as const
const pit = { scene: 'mine', samples: 16, width: 2400, height: 1350 } as const
const coal = { scene: 'coal', samples: 40, ...large } as const
const tin = { scene: 'tin', samples: 40, ...large } as const
const digging = { scene: 'excavator', samples: 28, ...large } as const
const laden = { scene: 'barge', samples: 28, ...large } as const
const hill = { scene: 'quarry', samples: 16, ...large } as const
const heap = { scene: 'sand', samples: 28, ...large } as const
const yard = { scene: 'stockpile', samples: 16, ...large } as const
const portrait = { scene: 'person', samples: 24, width: 640, height: 800 } as const

export const pictures: Record<string, Picture> = {
  mine: { ...pit, masters: [sample('mine')] },
  coal: { ...coal, masters: [sample('coal'), sheet('coal')] },
  silica: {
    ...heap,
    view: 'silica',
    masters: [sample('silica'), sheet('silica')],
  },
  gold: {
    scene: 'gold',
    samples: 32,
    ...large,
    masters: [sample('gold'), sheet('gold')],
  },
  'quartz-sand': {
    ...heap,
    masters: [sample('quartz-sand'), sheet('quartz-sand')],
  },
  'zircon-sand': {
    ...heap,
    view: 'zircon',
    masters: [sample('zircon-sand'), sheet('zirconium-sand')],
  },
  tin: { ...tin, masters: [sample('tin'), sheet('tin')] },
  excavator: {
    ...digging,
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
    samples: 16,
    ...medium,
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
  barge: { ...laden, masters: [sample('barge')] },
  stockpile: { ...yard, masters: [sample('stockpile')] },
  quarry: { ...hill, masters: [sample('quarry')] },
  office: { scene: 'office', samples: 24, ...medium, masters: [sample('office')] },
  'river-dredge': {
    scene: 'dredger',
    view: 'river',
    samples: 20,
    ...medium,
    masters: [sample('river-dredge')],
  },
  fleet: { scene: 'fleet', samples: 16, ...small, masters: [sample('fleet')] },
  minerals: { scene: 'minerals', samples: 16, ...small, masters: [sample('minerals')] },
  // Details: a closer crop of the same frame, or a closer camera in the same scene.
  benches: {
    ...pit,
    part: { left: 1090, top: 140, width: 1300, height: 866 },
    masters: [sample('benches')],
  },
  'haul-road': {
    scene: 'mine',
    view: 'road',
    samples: 16,
    ...medium,
    masters: [sample('haul-road')],
  },
  tow: {
    ...laden,
    ...medium,
    view: 'tow',
    masters: [sample('tow')],
  },
  'crushed-stone': {
    ...hill,
    part: { left: 700, top: 460, width: 890, height: 593 },
    masters: [sample('crushed-stone')],
  },
  yard: {
    ...yard,
    ...medium,
    view: 'yard',
    masters: [sample('yard')],
  },
  conveyor: {
    ...yard,
    part: { left: 640, top: 40, width: 960, height: 640 },
    masters: [sample('conveyor')],
  },
  bucket: { ...digging, view: 'bucket', ...small, masters: [sample('bucket')] },
  'coal-detail': {
    ...coal,
    ...medium,
    view: 'detail',
    masters: [sample('coal-detail')],
  },
  'tin-detail': {
    ...tin,
    ...medium,
    view: 'detail',
    masters: [sample('tin-detail')],
  },
  'silica-detail': {
    ...heap,
    ...medium,
    view: 'silica-detail',
    masters: [sample('silica-detail')],
  },
  'zircon-detail': {
    ...heap,
    ...medium,
    view: 'zircon-detail',
    masters: [sample('zircon-detail')],
  },
  'person-1': { ...portrait, view: '1', masters: [sample('person-1')] },
  'person-2': { ...portrait, view: '2', masters: [sample('person-2')] },
  'person-3': { ...portrait, view: '3', masters: [sample('person-3')] },
  'person-4': { ...portrait, view: '4', masters: [sample('person-4')] },
  'person-5': { ...portrait, view: '5', masters: [sample('person-5')] },
  'person-6': { ...portrait, view: '6', masters: [sample('person-6')] },
}
