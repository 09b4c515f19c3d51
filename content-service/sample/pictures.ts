import type { Picture, PictureKey, Text } from './types.ts'

const credit: Text = {
  id: 'Ilustrasi: render buatan sendiri',
  en: 'Illustration: our own render',
}

const drawn: Text = {
  id: 'Ilustrasi: gambar buatan sendiri',
  en: 'Illustration: our own drawing',
}

function render(file: string, id: string, en: string): Picture {
  return { file, alt: { id: `${id} (ilustrasi)`, en: `${en} (illustration)` }, credit }
}

function drawing(file: string, id: string, en: string): Picture {
  return { file, alt: { id, en }, credit: drawn }
}

export const pictures = {
  mine: render(
    'mine.webp',
    'Tambang terbuka berjenjang pada cahaya sore, lapisan hitam batubara di dindingnya, air di dasar pit, dan hutan di kejauhan',
    'Terraced open pit in evening light, a black coal seam along its wall, water on its floor and forest beyond',
  ),
  coal: render('coal.webp', 'Tumpukan bongkah batubara', 'A heap of coal lumps'),
  silica: render(
    'silica.webp',
    'Kerucut pasir silika putih di atas lempeng batu sabak',
    'Cone of white silica sand on a slab of slate',
  ),
  gold: render('gold.webp', 'Emas batangan dan butir emas', 'Gold bars and gold nuggets'),
  'quartz-sand': render(
    'quartz-sand.webp',
    'Pasir kuarsa putih dalam piring gelap',
    'White quartz sand in a dark dish',
  ),
  'zircon-sand': render(
    'zircon-sand.webp',
    'Pasir zirkonium cokelat dalam piring gelap',
    'Brown zirconium sand in a dark dish',
  ),
  tin: render('tin.webp', 'Ingot timah tersusun bersilang', 'Tin ingots stacked crosswise'),
  excavator: render(
    'excavator.webp',
    'Excavator kuning menggali tumpukan bijih',
    'Yellow excavator digging into ore',
  ),
  bulldozer: render(
    'bulldozer.webp',
    'Bulldozer kuning dengan bilah di depan',
    'Yellow bulldozer with its blade in front',
  ),
  'dump-truck': render(
    'dump-truck.webp',
    'Dump truck tambang bermuatan batuan',
    'Mining dump truck loaded with rock',
  ),
  'drilling-rig': render(
    'drilling-rig.webp',
    'Rig pengeboran dengan menara tegak',
    'Drilling rig with its mast upright',
  ),
  roller: render(
    'roller.webp',
    'Roller pemadat dengan drum baja',
    'Compaction roller with a steel drum',
  ),
  loader: render(
    'loader.webp',
    'Wheel loader dengan bucket di depan',
    'Wheel loader with its bucket in front',
  ),
  pump: render(
    'pump.webp',
    'Pompa slurry dengan motor di atas rangka',
    'Slurry pump with its motor on a skid',
  ),
  dredger: render(
    'dredger.webp',
    'Kapal isap pasir dengan tangga pengisap',
    'Sand-suction vessel with its suction ladder',
  ),
  'drill-machine': render(
    'drill-machine.webp',
    'Mesin bor di atas track',
    'Drill machine on tracks',
  ),
  barge: render(
    'barge.webp',
    'Tongkang bermuatan batubara ditarik kapal tunda',
    'Barge laden with coal behind a tug',
  ),
  stockpile: render(
    'stockpile.webp',
    'Stockpile batubara dengan konveyor dan wheel loader',
    'Coal stockpile with its conveyor and a wheel loader',
  ),
  benches: render(
    'benches.webp',
    'Dinding tambang berjenjang dengan lapisan hitam batubara dan dump truck di jalan angkut',
    'Terraced mine wall with a black coal seam and dump trucks on the haul road',
  ),
  'haul-road': render(
    'haul-road.webp',
    'Dump truck bermuatan di jalan angkut pada dinding tambang dalam cahaya sore',
    'Laden dump trucks on the haul road along a mine wall in evening light',
  ),
  'river-dredge': render(
    'river-dredge.webp',
    'Kapal keruk di sungai dengan pipa apung dan hutan di seberang',
    'Dredger on a river with its floating pipeline and forest on the far bank',
  ),
  quarry: render(
    'quarry.webp',
    'Tambang batu di lereng bukit dengan tumpukan batu pecah dan wheel loader',
    'Hill quarry with heaps of crushed stone and a wheel loader',
  ),
  office: render(
    'office.webp',
    'Gedung kantor empat lantai dengan menara tangga berlapis batu',
    'Four-storey office with a stair tower of layered stone',
  ),
  tow: render('tow.webp', 'Kapal tunda menarik tongkang batubara', 'Tug with a coal barge in tow'),
  'crushed-stone': render(
    'crushed-stone.webp',
    'Empat tumpukan batu pecah dan dua wheel loader di lantai tambang',
    'Four heaps of crushed stone and two wheel loaders on a quarry floor',
  ),
  fleet: render(
    'fleet.webp',
    'Excavator, dump truck, dan wheel loader berjajar',
    'Excavator, dump truck and wheel loader in a row',
  ),
  minerals: render(
    'minerals.webp',
    'Pasir kuarsa, pasir zirkonium, dan ingot timah berdampingan',
    'Quartz sand, zirconium sand and tin ingots side by side',
  ),
  yard: render(
    'yard.webp',
    'Tumpukan batubara di bawah konveyor, kabut air halus di titik jatuhnya',
    'Coal pile under a conveyor, a fine mist of water at its drop point',
  ),
  conveyor: render(
    'conveyor.webp',
    'Batubara jatuh dari kepala konveyor ke puncak tumpukan',
    'Coal falling from a conveyor head onto the top of a pile',
  ),
  bucket: render(
    'bucket.webp',
    'Bucket excavator menancap di tumpukan bijih',
    'Excavator bucket dug into a heap of ore',
  ),
  'coal-detail': render(
    'coal-detail.webp',
    'Bongkah-bongkah besar batubara, pita terang dan kusam bergantian',
    'Large lumps of coal, bright and dull bands in turn',
  ),
  'tin-detail': render(
    'tin-detail.webp',
    'Ujung ingot timah bersilang dari dekat',
    'Ends of crossed tin ingots close up',
  ),
  'silica-detail': render(
    'silica-detail.webp',
    'Butir pasir silika putih dari dekat',
    'Grains of white silica sand close up',
  ),
  'zircon-detail': render(
    'zircon-detail.webp',
    'Kerucut pasir zirkonium cokelat dalam piring gelap, dilihat dari atas',
    'Cone of brown zirconium sand in a dark dish, seen from above',
  ),
  'person-1': render(
    'person-1.webp',
    'Patung dada Budi Contoh dari lempeng batu, berambut pendek',
    'Bust of Budi Contoh in slabs of rock, with short hair',
  ),
  'person-2': render(
    'person-2.webp',
    'Patung dada Sari Contoh dari lempeng batu, berkerudung',
    'Bust of Sari Contoh in slabs of rock, with a headscarf',
  ),
  'person-3': render(
    'person-3.webp',
    'Patung dada Agus Contoh dari lempeng batu, berhelm kerja kuning',
    'Bust of Agus Contoh in slabs of rock, with a yellow hard hat',
  ),
  'person-4': render(
    'person-4.webp',
    'Patung dada Dewi Contoh dari lempeng batu, berambut panjang',
    'Bust of Dewi Contoh in slabs of rock, with long hair',
  ),
  'person-5': render(
    'person-5.webp',
    'Patung dada Rudi Contoh dari lempeng batu, berhelm kerja putih',
    'Bust of Rudi Contoh in slabs of rock, with a white hard hat',
  ),
  'person-6': render(
    'person-6.webp',
    'Patung dada Maya Contoh dari lempeng batu, berkerudung warna pasir',
    'Bust of Maya Contoh in slabs of rock, with a sand-coloured headscarf',
  ),
  'logo-energy': drawing(
    'logo-energy.webp',
    'Logo Contoh Energi Nusantara',
    'Contoh Energi Nusantara logo',
  ),
  'logo-minerals': drawing(
    'logo-minerals.webp',
    'Logo Contoh Mineral Industri',
    'Contoh Mineral Industri logo',
  ),
  'logo-equipment': drawing(
    'logo-equipment.webp',
    'Logo Contoh Alat Berat',
    'Contoh Alat Berat logo',
  ),
} satisfies Record<PictureKey, Picture>
