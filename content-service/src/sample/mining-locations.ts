import type { MiningLocation } from './types.ts'

export const miningLocations = [
  {
    key: 'east-kalimantan',
    location: {
      id: 'Kutai Kartanegara, Kalimantan Timur',
      en: 'Kutai Kartanegara, East Kalimantan',
    },
    description: {
      id: 'Daerah asal batubara termal. Dari pit, batubara diangkut ke stockpile tepi Sungai Mahakam, lalu dengan tongkang ke kapal induk di muara. Lokasi pada situs contoh ini hanya ilustrasi.',
      en: 'Where the thermal coal comes from. It goes from the pit to a stockpile on the Mahakam river, then by barge to the mother vessel off the delta. The location on this sample site is illustrative.',
    },
    picture: 'benches',
  },
  {
    key: 'bangka',
    location: {
      id: 'Bangka, Kepulauan Bangka Belitung',
      en: 'Bangka, Bangka Belitung Islands',
    },
    description: {
      id: 'Daerah asal timah dan pasir kuarsa. Pasir dikeruk di sungai dan di laut dangkal, lalu timah dipisahkan secara gravitasi. Lokasi pada situs contoh ini hanya ilustrasi.',
      en: 'Where the tin and the quartz sand come from. Sand is dredged in rivers and in shallow water, and the tin is separated by gravity. The location on this sample site is illustrative.',
    },
    picture: 'river-dredge',
  },
  {
    key: 'central-kalimantan',
    location: {
      id: 'Katingan, Kalimantan Tengah',
      en: 'Katingan, Central Kalimantan',
    },
    description: {
      id: 'Daerah asal silika dan pasir zirkonium. Batu silika diambil berjenjang dari lereng bukit; pasir aluvial dicuci di lokasi, kemudian mineral beratnya dipisahkan di pabrik. Lokasi pada situs contoh ini hanya ilustrasi.',
      en: 'Where the silica and the zirconium sand come from. Silica rock is quarried in benches on the hillside; alluvial sand is washed on site and the heavy minerals are separated at a plant. The location on this sample site is illustrative.',
    },
    picture: 'quarry',
  },
] satisfies MiningLocation[]
