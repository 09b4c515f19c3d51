import type { DrawnMachine } from '@niaga/contract/images'
import type { Picture, PictureKey, Text } from './types.ts'

const credit: Text = {
  id: 'Ilustrasi',
  en: 'Illustration',
}

const drawn: Text = {
  id: 'Gambar teknik buatan sendiri',
  en: 'Our own drawing',
}

function render(file: string, id: string, en: string): Picture {
  return { file, alt: { id: `${id} (ilustrasi)`, en: `${en} (illustration)` }, credit }
}

function drawing(file: string, id: string, en: string): Picture {
  return { file, alt: { id, en }, credit: drawn }
}

/** A bitmap of one of the site's drawings, for other clients of the contract. */
function machine(name: DrawnMachine, id: string, en: string): Picture {
  return drawing(
    `drawing-${name}.webp`,
    `Gambar kerja ${id}, tampak samping kiri`,
    `Working drawing of ${en}, left side elevation`,
  )
}

export const pictures = {
  mine: render(
    'mine.webp',
    'Tambang terbuka berjenjang pada cahaya sore, lapisan hitam batubara di dindingnya, air di dasar pit, dan hutan di kejauhan',
    'Terraced open pit in evening light, a black coal seam along its wall, water on its floor and forest beyond',
  ),
  coal: render(
    'coal.webp',
    'Tumpukan batubara di lantai beton, bongkah sampai 50 mm di antara butir halus, dengan batang skala 100 mm',
    'A heap of coal on a concrete floor, lumps of up to 50 mm with fines between them, and a 100 mm scale bar',
  ),
  silica: render(
    'silica.webp',
    'Gundukan tepung silika putih dengan bekas potongan sekop, dan sekop berisi tepung di meja baja',
    'A soft heap of white silica flour that has been cut into, and a full scoop on a steel bench',
  ),
  gold: render(
    'gold.webp',
    'Emas batangan 1000 g di kain gelap, masing-masing bercap berat, kadar 999,9, dan nomor seri',
    'Gold bars of 1000 g on dark cloth, each stamped with its weight, fineness 999.9 and serial number',
  ),
  'quartz-sand': render(
    'quartz-sand.webp',
    'Pasir kuarsa putih dalam ayakan uji kuningan 500 µm di meja kayu, sedikit pasir di sampingnya',
    'White quartz sand in a brass test sieve of 500 µm on a wooden bench, a little spilt beside it',
  ),
  'zircon-sand': render(
    'zircon-sand.webp',
    'Pasir zirkon cokelat dan spatula dalam cawan baja di atas kertas berpetak 5 mm',
    'Brown zircon sand and a spatula in a steel pan on paper with 5 mm squares',
  ),
  tin: render(
    'tin.webp',
    'Dua puluh ingot timah bersilang di atas palet kayu, terikat pita baja, dengan label lot CONTOH 042',
    'Twenty tin ingots stacked crosswise on a timber pallet, strapped with steel, labelled lot CONTOH 042',
  ),
  excavator: machine('excavator', 'excavator', 'an excavator'),
  bulldozer: machine('bulldozer', 'bulldozer', 'a bulldozer'),
  'dump-truck': machine('dump-truck', 'dump truck', 'a dump truck'),
  drilling: machine('drilling', 'alat pengeboran', 'a drilling rig'),
  roller: machine('roller', 'roller', 'a roller'),
  loader: machine('loader', 'loader', 'a loader'),
  pump: machine('pump', 'pompa', 'a pump'),
  'sand-suction-vessel': machine(
    'sand-suction-vessel',
    'kapal isap pasir',
    'a sand-suction vessel',
  ),
  'drill-machine': machine('drill-machine', 'mesin bor', 'a drill machine'),
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
  tow: render('tow.webp', 'Kapal tunda menarik tongkang batubara', 'Tug with a coal barge in tow'),
  'crushed-stone': render(
    'crushed-stone.webp',
    'Empat tumpukan batu pecah dan dua wheel loader di lantai tambang',
    'Four heaps of crushed stone and two wheel loaders on a quarry floor',
  ),
  fleet: drawing(
    'fleet.webp',
    'Gambar kerja excavator, dump truck, dan wheel loader berjajar pada skala yang sama',
    'Working drawings of an excavator, a dump truck and a wheel loader in a row, to one scale',
  ),
  minerals: render(
    'minerals.webp',
    'Pasir kuarsa dalam ayakan, pasir zirkon dalam cawan, dan dua ingot timah di satu meja',
    'Quartz sand in a sieve, zircon sand in a pan and two tin ingots on one bench',
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
  'coal-detail': render(
    'coal-detail.webp',
    'Kaki tumpukan batubara dari dekat: bongkah berpita di atas butir halus, debu di lantai',
    'Foot of a heap of coal close up: banded lumps on fines, dust on the floor',
  ),
  'tin-detail': render(
    'tin-detail.webp',
    'Ingot timah bersilang dan label lot dari dekat',
    'Crossed tin ingots and the label of their lot close up',
  ),
  'silica-detail': render(
    'silica-detail.webp',
    'Pasir silika putih dalam ayakan uji kuningan dari dekat',
    'White silica sand in a brass test sieve close up',
  ),
  'zircon-detail': render(
    'zircon-detail.webp',
    'Pasir zirkon cokelat beralur dalam cawan baja dari dekat',
    'Brown zircon sand with furrows in a steel pan close up',
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
