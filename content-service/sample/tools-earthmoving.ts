import type { CatalogueItem } from './types.ts'

export const earthmovingTools = {
  excavator: {
    key: 'excavator',
    name: { id: 'Excavator', en: 'Excavator' },
    description: {
      id: 'Penggali hidraulik untuk mengupas tanah penutup, memuat truk, dan membentuk lereng. Kelas dipilih berdasarkan volume per jam, jenis truk yang dimuat, dan daya dukung tanah.',
      en: 'Hydraulic diggers for stripping overburden, loading trucks and trimming slopes. The class is chosen by the volume per hour, the trucks to be loaded and what the ground will carry.',
    },
    sheet: '/alat/excavator',
  },
  bulldozer: {
    key: 'bulldozer',
    name: { id: 'Bulldozer', en: 'Bulldozer' },
    description: {
      id: 'Pendorong tanah untuk membuka lahan, meratakan timbunan, dan merawat jalan angkut. Tipe rawa memakai sepatu track lebar agar tidak amblas di tanah lunak.',
      en: 'Crawler dozers for clearing land, levelling dumps and keeping haul roads in shape. The swamp type runs on wide track shoes so that it does not sink into soft ground.',
    },
    sheet: '/alat/bulldozer',
  },
  dumpTruck: {
    key: 'dump-truck',
    name: { id: 'Dump Truck', en: 'Dump Truck' },
    description: {
      id: 'Angkutan tambang untuk tanah penutup, batubara, dan mineral. Truk artikulasi untuk jalan basah dan menanjak, off-highway untuk jalan angkut tambang yang terawat.',
      en: 'Mine haulage for overburden, coal and minerals. Articulated trucks for wet and steep tracks, off-highway trucks for well-kept haul roads.',
    },
    sheet: '/alat/dumptruck',
  },
  roller: {
    key: 'roller',
    name: { id: 'Roller', en: 'Roller' },
    description: {
      id: 'Pemadat tanah untuk jalan angkut, tanggul, dan lantai stockpile. Roda halus untuk lapis permukaan, kaki domba untuk tanah\u00a0lempung, vibrasi untuk material berbutir.',
      en: 'Soil compactors for haul roads, embankments and stockpile pads. Smooth drums for the top layer, sheep foot for clay, vibration for granular material.',
    },
    sheet: '/alat/roller',
  },
  loader: {
    key: 'loader',
    name: { id: 'Loader', en: 'Loader' },
    description: {
      id: 'Pemuat material di stockpile, pelabuhan, dan pabrik. Wheel loader unggul untuk jarak pendek di lantai keras, track\u00a0loader untuk tanah lunak dan tidak rata.',
      en: 'Material loading at stockpiles, jetties and plants. Wheel loaders are quickest over short runs on a hard floor; track loaders cope with soft and uneven ground.',
    },
    features: [
      {
        title: { id: 'Wheel loader', en: 'Wheel loader' },
        description: {
          id: 'Memuat truk dan hopper di lantai keras',
          en: 'Fills trucks and hoppers on a hard floor',
        },
      },
      {
        title: { id: 'Skid steer', en: 'Skid steer' },
        description: {
          id: 'Membersihkan area sempit dan bawah konveyor',
          en: 'Cleans up in tight spaces and under conveyors',
        },
      },
      {
        title: { id: 'Track loader', en: 'Track loader' },
        description: {
          id: 'Bekerja di tanah lunak dan tidak rata',
          en: 'Works on soft and uneven ground',
        },
      },
      {
        title: { id: 'Backhoe loader', en: 'Backhoe loader' },
        description: {
          id: 'Memuat di depan, menggali di belakang',
          en: 'Loads at the front, digs at the back',
        },
      },
    ],
  },
} satisfies Record<string, CatalogueItem>
