import { bullets, heading, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const dustAtTheStockpile = {
  key: 'dust-at-the-stockpile',
  title: {
    id: 'Mengendalikan debu tanpa membasahi batubara',
    en: 'Controlling dust without soaking the coal',
  },
  category: { id: 'Operasi', en: 'Operations' },
  publishedDate: '2024-09-16T09:00:00+07:00',
  picture: 'yard',
  body: [
    paragraph(
      'Cara paling mudah menghilangkan debu adalah menyiramnya, dan cara paling cepat menurunkan nilai kalor juga dengan menyiramnya. Pengendalian debu yang baik bermula di sumbernya: jalan, titik jatuh, dan angin. Air datang terakhir, sedikit, dan tepat di tempatnya.',
      'The easiest way to get rid of dust is to spray it, and the quickest way to lose calorific value is to spray it too. Good dust control begins at the source: the road, the drop point and the wind. Water comes last, in small amounts and exactly where it is needed.',
    ),
    heading('Jalan angkut lebih dulu', 'The haul road first'),
    paragraph(
      'Di banyak lokasi, ban truk mengangkat lebih banyak debu daripada tumpukannya sendiri. Lapis permukaan dari batu yang dipadatkan, kemiringan melintang agar air hujan turun ke parit, dan batas kecepatan menyelesaikan sebagian besar masalah sebelum truk air keluar dari bengkel.',
      'On many sites truck tyres raise more dust than the pile itself. A compacted stone surface, a crossfall that sheds rain into the drain and a speed limit solve most of the problem before the water truck leaves the workshop.',
    ),
    bullets(
      [
        'Kikis tumpahan secara teratur; butir halus yang tertinggal digiling ban menjadi debu.',
        'Siram tipis dan sering. Siraman berat hanya membuat lumpur yang esok hari menjadi debu lagi.',
        'Cuci roda di pintu keluar agar jalan umum tidak ikut kotor.',
        'Tutup bak dengan terpal pada setiap perjalanan keluar lokasi.',
      ],
      [
        'Scrape spillage regularly; fines left behind are ground to dust by the tyres.',
        'Water lightly and often. A heavy soaking only makes mud that is dust again tomorrow.',
        'Wash wheels at the gate, so that the public road stays clean.',
        'Cover the truck body with a tarpaulin on every trip off site.',
      ],
    ),
    heading('Titik jatuh dan konveyor', 'Drop points and conveyors'),
    paragraph(
      'Debu timbul ketika butir jatuh dan udara terdorong keluar. Turunkan ujung konveyor mendekati tumpukan, tutup sambungannya, dan pasang kabut halus pada titik jatuh. Kabut yang butirnya sebesar debu menangkap debu; tetesan besar hanya membasahi batubara di bawahnya.',
      'Dust arises when grains fall and air is pushed out. Lower the conveyor head towards the pile, enclose the transfers and fit a fine mist at the drop. Droplets about as small as the dust catch it; large drips only wet the coal below.',
    ),
    heading('Bentuk tumpukan dan arah angin', 'Pile shape and wind'),
    paragraph(
      'Pada tumpukan panjang yang sejajar dengan arah angin utama, permukaan yang terkena angin lebih kecil. Pagar angin yang berlubang bekerja lebih baik daripada dinding rapat, karena memperlambat angin alih-alih membuatnya berputar di baliknya. Permukaan yang dipadatkan tidak mudah terangkat, dan pemadatan sekaligus menahan oksigen masuk, sehingga risiko batubara memanas sendiri ikut turun.',
      'A long pile in line with the prevailing wind exposes less of its surface to it. A porous wind fence works better than a solid wall, because it slows the wind instead of making it swirl behind. A compacted surface does not lift easily, and compaction also keeps oxygen out, so the risk of self-heating falls as well.',
    ),
    heading('Ukur, lalu perbaiki', 'Measure, then improve'),
    paragraph(
      'Pasang alat ukur debu di batas lokasi pada sisi bawah angin, dan catat bersama arah angin serta kegiatan hari itu. Dalam beberapa minggu terlihat pola: jam tertentu, alat tertentu, tumpukan tertentu. Menangani tiga penyebab teratas biasanya lebih berhasil daripada menambah satu truk air.',
      'Put a dust monitor on the downwind boundary and log it with the wind and the day’s work. Within weeks a pattern shows: certain hours, certain machines, a certain pile. Dealing with the top three causes usually does more than one more water truck.',
    ),
    paragraph(
      'Tetangga juga alat ukur. Satu nomor telepon yang selalu dijawab, disertai catatan tindak lanjut atas setiap keluhan, memberi tahu lebih cepat daripada laporan bulanan.',
      'Neighbours are instruments too. One telephone number that is answered, with a record of what was done after each complaint, tells you sooner than the monthly report.',
    ),
  ],
} satisfies Post
