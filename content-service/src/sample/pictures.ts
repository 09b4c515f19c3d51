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
    'Tambang terbuka berjenjang pada cahaya sore, dengan air di dasar pit dan hutan di kejauhan',
    'Terraced open pit in evening light, water on its floor and forest beyond',
  ),
  coal: render('coal.webp', 'Tumpukan bongkah batubara', 'A heap of coal lumps'),
  silica: render(
    'silica.webp',
    'Pasir silika putih dalam piring gelap',
    'White silica sand in a dark dish',
  ),
  gold: render('gold.webp', 'Emas batangan dan butir emas', 'Gold bars and gold nuggets'),
  'quartz-sand': render(
    'quartz-sand.webp',
    'Pasir kuarsa dalam piring gelap',
    'Quartz sand in a dark dish',
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
    'Wheel loader dengan ember di depan',
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
  strata: drawing(
    'strata.webp',
    'Gambar penampang lapisan batuan dengan lapisan batubara dan sesar (ilustrasi)',
    'Drawn section of rock layers with a coal seam and a fault (illustration)',
  ),
  'person-1': drawing(
    'person-1.webp',
    'Siluet Budi Contoh, berambut pendek (ilustrasi)',
    'Silhouette of Budi Contoh with short hair (illustration)',
  ),
  'person-2': drawing(
    'person-2.webp',
    'Siluet Sari Contoh, berkerudung (ilustrasi)',
    'Silhouette of Sari Contoh with a headscarf (illustration)',
  ),
  'person-3': drawing(
    'person-3.webp',
    'Siluet Agus Contoh, berhelm kerja (ilustrasi)',
    'Silhouette of Agus Contoh with a hard hat (illustration)',
  ),
  'person-4': drawing(
    'person-4.webp',
    'Siluet Dewi Contoh, berambut panjang (ilustrasi)',
    'Silhouette of Dewi Contoh with long hair (illustration)',
  ),
  'person-5': drawing(
    'person-5.webp',
    'Siluet Rudi Contoh, berhelm kerja (ilustrasi)',
    'Silhouette of Rudi Contoh with a hard hat (illustration)',
  ),
  'person-6': drawing(
    'person-6.webp',
    'Siluet Maya Contoh, berkerudung (ilustrasi)',
    'Silhouette of Maya Contoh with a headscarf (illustration)',
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
