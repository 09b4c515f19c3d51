import { bullets, formula, heading, link, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const choosingAnExcavator = {
  key: 'choosing-an-excavator',
  title: {
    id: 'Memilih kelas excavator: mulai dari truk yang dimuat',
    en: 'Choosing an excavator class: start from the truck',
  },
  category: { id: 'Alat berat', en: 'Heavy equipment' },
  publishedDate: '2026-02-16T09:00:00+07:00',
  picture: 'excavator',
  body: [
    paragraph(
      'Excavator yang terlalu kecil membuat truk antre, yang terlalu besar menunggu truk. Keduanya membakar solar tanpa memindahkan tanah. Maka kelas alat sebaiknya dihitung mundur: volume per jam, truk yang dimuat, baru kemudian bucket dan tonasenya.',
      'An excavator that is too small keeps the trucks queuing; one that is too large waits for them. Either way diesel burns and no ground moves. The class is therefore best worked out backwards: the volume per hour, the truck to be loaded, and only then the bucket and the tonnage.',
    ),
    heading('Empat kelas dan pekerjaannya', 'Four classes and their work'),
    bullets(
      [
        'Mini, 1–5 t: galian utilitas, parit, dan pekerjaan di ruang sempit.',
        'Medium, 5–15 t: drainase stockpile, lereng kecil, pekerjaan sipil di sekitar kamp.',
        'Heavy, 15–90 t: pengupasan tanah penutup dan pemuatan truk, tulang punggung tambang.',
        'Long reach, 20–60 t: kolam pengendap, tanggul, dan tepi sungai yang tidak bisa didekati alat biasa.',
      ],
      [
        'Mini, 1–5 t: utility trenches, ditches and work in tight spaces.',
        'Medium, 5–15 t: stockpile drainage, small slopes, civil work around the camp.',
        'Heavy, 15–90 t: stripping overburden and loading trucks, the backbone of a mine.',
        'Long reach, 20–60 t: settling ponds, embankments and river banks that an ordinary machine cannot approach.',
      ],
    ),
    heading('Hitung produksi sebelum memilih', 'Work out production first'),
    paragraph(
      'Produksi per jam dihitung kasar dari volume bucket, faktor isi, jumlah siklus per jam, dan efisiensi kerja:',
      'Output per hour follows roughly from bucket volume, fill factor, cycles per hour and job efficiency:',
    ),
    formula('volume × isi × siklus × efisiensi', 'volume × fill × cycles × efficiency'),
    paragraph(
      'Alat kelas 20\u00a0ton dengan bucket 1 m³, faktor isi 0,9, siklus 20\u00a0detik (180\u00a0per\u00a0jam), dan efisiensi 0,75 memindahkan sekitar 120 m³ material gembur per jam. Bila rencana menuntut 400 m³, jawabannya bukan tiga alat yang dipacu, melainkan satu alat, satu atau dua kelas di atasnya.',
      'A 20-tonne machine with a 1 m³ bucket, a fill factor of 0.9, a 20-second cycle (180\u00a0an\u00a0hour) and an efficiency of 0.75 moves about 120 m³ of loose material an hour. If the plan asks for 400 m³, the answer is not three machines driven hard but one machine, a class or two larger.',
    ),
    paragraph(
      'Ingat bahwa tanah mengembang setelah digali. Volume di gambar rencana adalah volume asli, sedangkan bucket dan bak truk membawa volume gembur, yang pada tanah penutup lazimnya 20–40\u00a0% lebih besar.',
      'Remember that ground swells once it is dug. The volume on the plan is in place, while the bucket and the truck body carry loose volume, which for overburden is usually 20–40\u00a0% more.',
    ),
    heading('Pasangkan dengan truknya', 'Match it to the truck'),
    paragraph(
      'Patokan yang baik adalah empat sampai enam bucket untuk satu truk. Kurang dari tiga, tumpahan dan benturan pada bak bertambah; lebih dari tujuh, truk terlalu lama diam. Periksa juga tinggi buang: lengan harus melewati bibir bak dengan bucket terbuka.',
      'Four to six buckets per truck is a good rule. With fewer than three, spillage and blows to the body increase; with more than seven, the truck stands too long. Check the dump height too: the arm has to clear the side of the body with the bucket open.',
    ),
    link(
      'Hitung bucket per truk dan jumlah truk',
      'Work out passes per truck and the number of trucks',
      '/kalkulator/excavator-truk?bucket=1&isi=90&siklus=20&efisiensi=75',
    ),
    paragraph(
      'Terakhir, lihat tanahnya. Di lahan lunak, tekanan permukaan lebih menentukan daripada tenaga, sehingga sepatu track lebar atau matras kayu sering lebih berguna daripada mesin yang lebih besar. Tanyakan pula jalan masuknya: alat 40\u00a0ton perlu trailer, jembatan yang kuat, dan izin lintas sebelum ia menggali satu bucket pun.',
      'Last, look at the ground. On soft land, ground pressure matters more than power, and wide track shoes or timber mats often help more than a larger machine. Ask about the way in as well: a 40-tonne machine needs a low-loader, sound bridges and a road permit before it digs its first bucket.',
    ),
  ],
} satisfies Post
