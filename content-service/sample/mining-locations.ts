import type { MiningLocation } from './types.ts'

/** Positions are those of the regions, not of mines. */
export const miningLocations = [
  {
    key: 'east-kalimantan',
    location: {
      id: 'Kutai Kartanegara, Kalimantan\u00a0Timur',
      en: 'Kutai Kartanegara, East\u00a0Kalimantan',
    },
    description: {
      id: 'Batubara termal. Dari pit, batubara diangkut ke stockpile tepi Sungai Mahakam, lalu dengan tongkang ke kapal induk di muara.',
      en: 'Thermal coal. It goes from the pit to a stockpile on the Mahakam River, then by barge to the mother vessel off the delta.',
    },
    picture: 'benches',
    role: { id: 'Asal batubara termal', en: 'Origin of thermal coal' },
    relation: 'third_party',
    loadPort: {
      id: 'Jetty di Sungai Mahakam, lalu titik berlabuh di lepas muara',
      en: 'Jetty on the Mahakam River, then an anchorage off the delta',
    },
    latitude: 0.2,
    longitude: 116.2,
    facts: [
      {
        title: { id: 'Dari pit ke sungai', en: 'From pit to river' },
        text: {
          id: 'Truk membawa batubara lewat jalan angkut ke stockpile di tepi sungai. Di sana lot dipisahkan menurut mutunya.',
          en: 'Trucks carry the coal over a haul road to the stockpile on the riverbank, where lots are kept apart by quality.',
        },
      },
      {
        title: { id: 'Pengambilan sampel', en: 'Sampling' },
        text: {
          id: 'Sampel diambil dari konveyor saat tongkang dimuat, disaksikan surveyor independen.',
          en: 'Samples are taken from the conveyor while the barge is loaded, in the presence of an independent surveyor.',
        },
      },
    ],
  },
  {
    key: 'bangka',
    location: {
      id: 'Bangka, Kep.\u00a0Bangka\u00a0Belitung',
      en: 'Bangka, Bangka\u00a0Belitung\u00a0Islands',
    },
    description: {
      id: 'Timah dan pasir kuarsa. Pasir dikeruk di sungai dan di laut dangkal, lalu timah dipisahkan secara gravitasi.',
      en: 'Tin and quartz sand. Sand is dredged in rivers and in shallow water, and the tin is separated by gravity.',
    },
    picture: 'river-dredge',
    role: { id: 'Asal timah dan pasir kuarsa', en: 'Origin of tin and quartz sand' },
    relation: 'third_party',
    loadPort: {
      id: 'Pelabuhan peti kemas dan dermaga curah di pulau',
      en: 'Container port and bulk jetty on the island',
    },
    latitude: -2.1,
    longitude: 106.1,
    facts: [
      {
        title: { id: 'Peleburan', en: 'Smelting' },
        text: {
          id: 'Konsentrat timah dilebur di pulau, dan setiap ikatan ingot bernomor lot.',
          en: 'Tin concentrate is smelted on the island, and each bundle of ingots carries its lot number.',
        },
      },
    ],
  },
  {
    key: 'central-kalimantan',
    location: {
      id: 'Katingan, Kalimantan\u00a0Tengah',
      en: 'Katingan, Central\u00a0Kalimantan',
    },
    description: {
      id: 'Silika, pasir zirkon, dan emas. Pasir silika digali berjenjang dari lereng bukit; pasir aluvial dicuci di lokasi, kemudian mineral beratnya dipisahkan di pabrik.',
      en: 'Silica, zircon sand and gold. Silica sand is dug in benches on the hillside; alluvial sand is washed on site and the heavy minerals are separated at a plant.',
    },
    picture: 'quarry',
    role: {
      id: 'Asal silika, pasir zirkon, dan emas',
      en: 'Origin of silica, zircon sand and gold',
    },
    relation: 'third_party',
    loadPort: {
      id: 'Dermaga tongkang di sungai, lalu pelabuhan laut',
      en: 'Barge jetty on the river, then a sea port',
    },
    latitude: -1.9,
    longitude: 113.4,
    facts: [
      {
        title: { id: 'Pengemasan', en: 'Packing' },
        text: {
          id: 'Pasir dikeringkan dan dikemas dalam karung jumbo di pabrik, sebelum diangkut ke dermaga.',
          en: 'The sand is dried and packed in jumbo bags at the plant, before it is carried to the jetty.',
        },
      },
      {
        title: { id: 'Emas', en: 'Gold' },
        text: {
          id: 'Doré dari pemegang izin dikirim bersegel ke pabrik pemurnian pihak ketiga. Setiap serah terima dicatat pada pernyataan asal lotnya.',
          en: 'Doré from permit holders goes under seal to a third-party refinery. Every handover is recorded in the statement of origin of its lot.',
        },
      },
    ],
  },
] satisfies MiningLocation[]
