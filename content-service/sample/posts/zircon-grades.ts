import { bullets, heading, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const zirconGrades = {
  key: 'zircon-grades',
  title: {
    id: 'Membaca mutu pasir zirkon: lihat besi dan titaniumnya',
    en: 'Reading zircon grades: look at the iron and the titanium',
  },
  category: { id: 'Mineral industri', en: 'Industrial minerals' },
  publishedDate: '2025-10-06T09:00:00+07:00',
  picture: 'zircon-detail',
  body: [
    paragraph(
      'Dua penawaran sama-sama menulis ZrO2+HfO2\u00a065\u00a0%, tetapi yang satu laku ke pabrik keramik dan yang lain hanya ke pengecoran. Bedanya terletak pada angka kecil di bawahnya: besi, titanium, alumina, serta uranium dan torium. Di situlah mutu pasir zirkon sebenarnya dibaca.',
      'Two offers both state 65\u00a0% ZrO2+HfO2, yet one sells to ceramics and the other only to foundries. The difference is in the small figures below it: iron, titanium, alumina, uranium and thorium. That is where the grade of a zircon sand is really read.',
    ),
    heading(
      'Mengapa zirkonium dan\u00a0hafnium dijumlahkan',
      'Why zirconium and hafnium are added together',
    ),
    paragraph(
      'Hafnium selalu ikut di dalam kristal zirkon, kira-kira satu bagian untuk lima puluh bagian zirkonium, dan sifat kimianya hampir sama. Bagi keramik dan refraktori keduanya tidak perlu dipisahkan, maka laboratorium melaporkannya sebagai satu angka. Zirkon murni secara teori mengandung sekitar 67\u00a0%, jadi 65–66\u00a0% sudah mendekati mineralnya sendiri.',
      'Hafnium always sits in the zircon crystal, about one part to fifty of zirconium, and behaves almost the same chemically. For ceramics and refractories there is no need to separate them, so laboratories report one figure. Pure zircon holds about 67\u00a0% in theory, so 65–66\u00a0% is already close to the mineral itself.',
    ),
    heading('Angka yang memisahkan kelas', 'The figures that separate the grades'),
    bullets(
      [
        'Fe2O3: memberi warna kuning hingga merah pada glasir putih. Untuk keramik, di bawah 0,15\u00a0% lazim diminta.',
        'TiO2: berasal dari ilmenit dan rutil yang tertinggal; menggeser warna dan titik lunak glasir.',
        'Al2O3: menandakan kianit atau lempung yang belum terpisah.',
        'Uranium dan torium: terikat di kristal dan tidak bisa dicuci. Banyak pembeli meminta jumlah keduanya di bawah 500 ppm.',
        'Ukuran butir: 75–250 µm untuk pasir cetak; untuk keramik, pasir digiling lagi menjadi tepung.',
      ],
      [
        'Fe2O3: stains a white glaze yellow to red. For ceramics, under 0.15\u00a0% is commonly required.',
        'TiO2: comes from ilmenite and rutile left behind; shifts the colour and softening point of a glaze.',
        'Al2O3: points to kyanite or clay that was not separated.',
        'Uranium and thorium: bound in the crystal, they cannot be washed out. Many buyers want the two together below 500 ppm.',
        'Grain size: 75–250 µm for moulding sand; for ceramics the sand is milled further into flour.',
      ],
    ),
    heading('Dari pasir hitam ke zirkon bersih', 'From black sand to clean zircon'),
    paragraph(
      'Zirkon ditambang bersama mineral berat lain. Spiral dan meja goyang memisahkannya dari kuarsa karena lebih berat, magnet menarik ilmenit dan monasit, lalu pemisah elektrostatik membuang rutil yang menghantarkan listrik. Setiap tahap yang dilewati atau terburu-buru akan tampak di sertifikat: besi yang tinggi berarti pemisahan magnetiknya kurang, titanium yang tinggi berarti pemisahan elektrostatiknya kurang.',
      'Zircon is mined together with other heavy minerals. Spirals and shaking tables separate it from quartz by weight, magnets draw off ilmenite and monazite, and electrostatic separators remove rutile, which conducts. Every step skipped or hurried shows on the certificate: high iron points to poor magnetic separation, high titanium to poor electrostatic separation.',
    ),
    heading('Sebelum memesan', 'Before ordering'),
    paragraph(
      'Mintalah hasil uji per lot, bukan rata-rata tahunan, dan sebutkan pemakaiannya. Pengecoran peduli pada bentuk butir dan kebersihan, keramik pada warna setelah pembakaran, refraktori pada kandungan zirkonium dan alumina. Uji bakar kecil di laboratorium pembeli sering menjawab lebih cepat daripada sepuluh angka di sertifikat.',
      'Ask for results lot by lot, not for a yearly average, and say what it is for. Foundries care about grain shape and cleanliness, ceramics about colour after firing, refractories about zirconia and alumina. A small firing test in the buyer’s own laboratory often answers sooner than ten figures on a certificate.',
    ),
  ],
} satisfies Post
