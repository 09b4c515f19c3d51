import { bullets, formula, heading, link, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const garAndNar = {
  key: 'gar-and-nar',
  title: {
    id: 'GAR, NAR, dan ADB: satu batubara, tiga\u00a0angka nilai kalor',
    en: 'GAR, NAR and ADB: one coal, three calorific values',
  },
  category: { id: 'Batubara', en: 'Coal' },
  publishedDate: '2025-06-23T09:00:00+07:00',
  picture: 'coal-detail',
  body: [
    paragraph(
      'Penawaran pertama menulis 5.800, yang kedua 4.900, yang ketiga 4.600. Boleh jadi ketiganya batubara yang sama dari tumpukan yang sama. Yang berbeda hanya keadaan sampel saat dihitung dan apakah panas penguapan air ikut dimasukkan.',
      'The first offer says 5,800, the second 4,900, the third\u00a04,600. All three may be the same coal from the same pile. What differs is the state of the sample in the calculation, and whether the heat that evaporates its water is counted.',
    ),
    heading('Tiga basis yang dipakai sehari-hari', 'Three bases in daily use'),
    bullets(
      [
        'ADB (air-dried basis): sampel laboratorium yang sudah kering udara. Angkanya paling tinggi karena air bebas sudah hilang.',
        'GAR (gross as received): nilai kalor kotor pada keadaan diterima, dengan seluruh air yang ada di muatan.',
        'NAR (net as received): GAR dikurangi panas yang dipakai untuk menguapkan air, yaitu panas yang di boiler keluar lewat cerobong.',
      ],
      [
        'ADB (air-dried basis): the laboratory sample after drying in air. The highest figure, because free water has gone.',
        'GAR (gross as received): the gross value in the state of delivery, with all the water in the cargo.',
        'NAR (net as received): GAR less the heat spent on evaporating water, which in a boiler leaves through the stack.',
      ],
    ),
    heading('Dari ADB ke GAR', 'From ADB to GAR'),
    paragraph(
      'Yang diperlukan hanya dua kadar air: kadar air total (TM) dan kadar air bawaan (IM).',
      'Two moistures are all it takes: total moisture (TM) and inherent moisture (IM).',
    ),
    formula('GAR = ADB × (100 − TM) ÷ (100 − IM)', 'GAR = ADB × (100 − TM) ÷ (100 − IM)'),
    paragraph(
      'Batubara 5.800 kkal/kg ADB dengan TM\u00a026\u00a0% dan IM\u00a012\u00a0% menghasilkan sekitar 4.880 kkal/kg GAR:',
      'A coal of 5,800 kcal/kg ADB with TM\u00a026\u00a0% and IM\u00a012\u00a0% gives about 4,880 kcal/kg GAR:',
    ),
    formula('5.800 × 74 ÷ 88 = 4.877', '5,800 × 74 ÷ 88 = 4,877'),
    link(
      'Hitung angka ini di kalkulator nilai kalor',
      'Work these figures out in the calorific value calculator',
      '/kalkulator/nilai-kalor?nilai=5800&basis=adb&tm=26&im=12',
    ),
    paragraph(
      'Karena itu angka ADB tanpa TM dan IM belum bisa dibandingkan dengan apa pun. Penjual yang jujur menuliskan keduanya di sebelahnya; pembeli yang teliti menghitung ulang sebelum membalas penawaran.',
      'So an ADB figure without TM and IM cannot yet be compared with anything. An honest seller writes both beside it; a careful buyer recalculates before answering the offer.',
    ),
    heading('Dari GAR ke NAR', 'From GAR to NAR'),
    paragraph(
      'Air keluar dari dua tempat: dari kadar air batubara itu sendiri, dan dari hidrogen yang terbakar menjadi uap. Pendekatan yang umum, dalam kkal/kg, dengan hidrogen (H) dan TM dalam % as received:',
      'Water comes from two places: the moisture of the coal itself, and the hydrogen that burns to steam. The usual approximation in kcal/kg, with hydrogen (H) and TM in % as received:',
    ),
    formula('NAR = GAR − 50,7 × H − 5,85 × TM', 'NAR = GAR − 50.7 × H − 5.85 × TM'),
    paragraph(
      'Untuk batubara Indonesia selisihnya biasanya 200–400 kkal/kg, makin besar bila makin basah.',
      'For Indonesian coals the gap is usually 200–400 kcal/kg, wider for wetter coal.',
    ),
    paragraph(
      'Contoh: GAR\u00a04.200 dengan hidrogen 3\u00a0% dan TM\u00a035\u00a0% kehilangan kira-kira 152 dan 205, sehingga NAR-nya mendekati 3.840. Itulah sebabnya batubara yang di Indonesia disebut “4200” muncul di pasar tujuan sebagai “3800”.',
      'An example: 4,200\u00a0GAR with 3\u00a0% hydrogen and TM\u00a035\u00a0% loses about 152 and 205, which leaves close to 3,840\u00a0NAR. That is why a coal called “4200” in Indonesia appears as “3800” in its destination market.',
    ),
    heading('Apa yang perlu tertulis di kontrak', 'What the contract should say'),
    paragraph(
      'Tulis basisnya di samping setiap angka, sebutkan standar uji yang dipakai, dan tetapkan rumus penyesuaian harga. Yang paling lazim adalah pro rata:',
      'Write the basis beside every figure, name the test standard and fix the price adjustment. The commonest is pro rata:',
    ),
    formula('harga × kalor aktual ÷ kalor kontrak', 'price × actual value ÷ contract value'),
    paragraph(
      'Di bawah batas tertentu muatan boleh ditolak. Satu kata yang kurang, misalnya GAR, bisa bernilai ratusan ribu dolar pada satu kapal.',
      'Below a certain limit the cargo may be refused. A single missing word such as GAR can be worth hundreds of thousands of dollars on one vessel.',
    ),
  ],
} satisfies Post
