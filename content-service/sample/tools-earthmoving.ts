import type { CatalogueItem } from './types.ts'

export const earthmovingTools = {
  excavator: {
    key: 'excavator',
    name: { id: 'Excavator', en: 'Excavator' },
    description: {
      id: 'Penggali hidraulik untuk mengupas tanah penutup, memuat truk, dan membentuk lereng. Kelas dipilih berdasarkan volume per jam, jenis truk yang dimuat, dan daya dukung tanah.',
      en: 'Hydraulic diggers for stripping overburden, loading trucks and trimming slopes. The class is chosen by the volume per hour, the trucks to be loaded and what the ground will carry.',
    },
    picture: 'excavator',
    features: [
      {
        title: { id: 'Mini, berat\u00a0operasi', en: 'Mini, operating\u00a0weight' },
        description: { id: '1–5 t', en: '1–5 t' },
      },
      {
        title: { id: 'Medium, berat\u00a0operasi', en: 'Medium, operating\u00a0weight' },
        description: { id: '5–15 t', en: '5–15 t' },
      },
      {
        title: { id: 'Heavy, berat\u00a0operasi', en: 'Heavy, operating\u00a0weight' },
        description: { id: '15–90 t', en: '15–90 t' },
      },
      {
        title: { id: 'Long Reach, berat\u00a0operasi', en: 'Long Reach, operating\u00a0weight' },
        description: { id: '20–60 t', en: '20–60 t' },
      },
    ],
  },
  bulldozer: {
    key: 'bulldozer',
    name: { id: 'Bulldozer', en: 'Bulldozer' },
    description: {
      id: 'Pendorong tanah untuk membuka lahan, meratakan timbunan, dan merawat jalan angkut. Tipe rawa memakai sepatu track lebar agar tidak amblas di tanah lunak.',
      en: 'Crawler dozers for clearing land, levelling dumps and keeping haul roads in shape. The swamp type runs on wide track shoes so that it does not sink into soft ground.',
    },
    picture: 'bulldozer',
    features: [
      {
        title: { id: 'Crawler, berat\u00a0operasi', en: 'Crawler, operating\u00a0weight' },
        description: { id: '10–100 t', en: '10–100 t' },
      },
      {
        title: { id: 'Crawler, gaya dorong', en: 'Crawler, thrust' },
        description: { id: '150–500 kN', en: '150–500 kN' },
      },
      {
        title: { id: 'Tipe lain', en: 'Other types' },
        description: { id: 'Roda, mini, rawa', en: 'Wheel, mini, swamp' },
      },
    ],
  },
  dumpTruck: {
    key: 'dump-truck',
    name: { id: 'Dump Truck', en: 'Dump Truck' },
    description: {
      id: 'Angkutan tambang untuk tanah penutup, batubara, dan mineral. Truk artikulasi untuk jalan basah dan menanjak, off-highway untuk jalan angkut tambang yang terawat.',
      en: 'Mine haulage for overburden, coal and minerals. Articulated trucks for wet and steep tracks, off-highway trucks for well-kept haul roads.',
    },
    picture: 'dump-truck',
    features: [
      {
        title: { id: 'Standar, muatan', en: 'Standard, payload' },
        description: { id: '10–25 t', en: '10–25 t' },
      },
      {
        title: { id: 'Artikulasi, muatan', en: 'Articulated, payload' },
        description: { id: '20–40 t', en: '20–40 t' },
      },
      {
        title: { id: 'Mini, muatan', en: 'Mini, payload' },
        description: { id: '3–8 t', en: '3–8 t' },
      },
      {
        title: { id: 'Off-highway, muatan', en: 'Off-highway, payload' },
        description: { id: '30–90 t', en: '30–90 t' },
      },
    ],
  },
  roller: {
    key: 'roller',
    name: { id: 'Roller', en: 'Roller' },
    description: {
      id: 'Pemadat tanah untuk jalan angkut, tanggul, dan lantai stockpile. Roda halus untuk lapis permukaan, kaki domba untuk tanah\u00a0lempung, vibrasi untuk material berbutir.',
      en: 'Soil compactors for haul roads, embankments and stockpile pads. Smooth drums for the top layer, sheep foot for clay, vibration for granular material.',
    },
    picture: 'roller',
    features: [
      {
        title: { id: 'Roda halus, berat\u00a0operasi', en: 'Smooth wheel, operating\u00a0weight' },
        description: { id: '5–12 t', en: '5–12 t' },
      },
      {
        title: { id: 'Kaki domba, berat\u00a0operasi', en: 'Sheep foot, operating\u00a0weight' },
        description: { id: '6–14 t', en: '6–14 t' },
      },
      {
        title: { id: 'Pneumatik, berat\u00a0operasi', en: 'Pneumatic, operating\u00a0weight' },
        description: { id: '8–25 t', en: '8–25 t' },
      },
      {
        title: { id: 'Vibrasi, berat\u00a0operasi', en: 'Vibratory, operating\u00a0weight' },
        description: { id: '10–20 t', en: '10–20 t' },
      },
    ],
  },
  loader: {
    key: 'loader',
    name: { id: 'Loader', en: 'Loader' },
    description: {
      id: 'Pemuat material di stockpile, pelabuhan, dan pabrik. Wheel loader unggul untuk jarak pendek di lantai keras, track\u00a0loader untuk tanah lunak dan tidak rata.',
      en: 'Material loading at stockpiles, jetties and plants. Wheel loaders are quickest over short runs on a hard floor; track loaders cope with soft and uneven ground.',
    },
    picture: 'loader',
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
