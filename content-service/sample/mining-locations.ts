import type { MiningLocation } from './types.ts'

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
  },
  {
    key: 'central-kalimantan',
    location: {
      id: 'Katingan, Kalimantan\u00a0Tengah',
      en: 'Katingan, Central\u00a0Kalimantan',
    },
    description: {
      id: 'Silika dan pasir zirkonium. Batu silika diambil berjenjang dari lereng bukit; pasir aluvial dicuci di lokasi, kemudian mineral beratnya dipisahkan di pabrik.',
      en: 'Silica and zirconium sand. Silica rock is quarried in benches on the hillside; alluvial sand is washed on site and the heavy minerals are separated at a plant.',
    },
    picture: 'quarry',
  },
] satisfies MiningLocation[]
