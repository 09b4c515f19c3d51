import { heading, link, paragraph, steps } from '../blocks.ts'
import type { Post } from '../types.ts'

export const draftSurveyAndLaycan = {
  key: 'draft-survey-and-laycan',
  title: {
    id: 'Draft survey dan laycan: dua istilah penentu tagihan kapal',
    en: 'Draft survey and laycan: two terms behind the vessel’s bill',
  },
  category: { id: 'Logistik', en: 'Logistics' },
  publishedDate: '2026-08-24T09:00:00+07:00',
  picture: 'barge',
  body: [
    paragraph(
      'Muatan curah tidak ditimbang di timbangan, melainkan dibaca dari lambung kapal. Dan kapal tidak datang pada satu tanggal, melainkan dalam satu jendela. Dua hal ini, draft survey dan laycan, menentukan berapa ton yang dibayar dan siapa yang menanggung waktu tunggu.',
      'Bulk cargo is not put on a scale; its weight is read from the ship’s side. And a vessel does not come on a date but within a window. These two customs, the draft survey and the laycan, decide how many tonnes are paid for and who bears the waiting time.',
    ),
    heading('Cara kerja draft survey', 'How a draft survey works'),
    paragraph(
      'Prinsipnya hukum Archimedes: kapal memindahkan air seberat dirinya sendiri beserta isinya. Surveyor membaca sarat kapal sebelum dan sesudah memuat; selisih displasemennya, setelah dikurangi perubahan air balas, bahan bakar, dan air tawar, adalah berat muatan.',
      'The principle is Archimedes’: a ship displaces water equal to its own weight and that of everything in it. The surveyor reads the drafts before and after loading; the difference in displacement, less the changes in ballast, fuel and fresh water, is the weight of the cargo.',
    ),
    steps(
      [
        'Baca sarat depan, tengah, dan belakang di kedua sisi, sebaiknya saat air tenang.',
        'Ukur densitas air dengan hidrometer di sekitar kapal; di muara angkanya bisa berubah mengikuti pasang.',
        'Ukur isi tangki balas, air tawar, dan bahan bakar dengan pita duga.',
        'Hitung sarat rata-rata dengan koreksi trim, hogging, dan sagging, lalu baca displasemen dari tabel kapal.',
        'Ulangi setelah selesai memuat, dan tandatangani hasilnya bersama pihak kapal.',
      ],
      [
        'Read the drafts fore, amidships and aft on both sides, in calm water if possible.',
        'Measure the density of the water around the ship with a hydrometer; in an estuary the density changes with the tide.',
        'Sound the ballast, fresh water and fuel tanks.',
        'Work out the mean draft with corrections for trim, hog and sag, then take the displacement from the ship’s tables.',
        'Repeat after loading, and sign the result together with the ship.',
      ],
    ),
    paragraph(
      'Dalam kondisi baik, ketelitiannya sekitar 0,5\u00a0%. Pada muatan 50.000\u00a0ton itu berarti 250\u00a0ton, jadi kesepakatan tentang angka siapa yang mengikat, pelabuhan muat atau pelabuhan bongkar, perlu tertulis sebelum kapal tiba.',
      'In good conditions the accuracy is about 0.5\u00a0%. On 50,000\u00a0tonnes that is 250\u00a0tonnes, so the contract should say, before the vessel arrives, whose figure is binding: load port or discharge port.',
    ),
    heading('Apa arti laycan', 'What laycan means'),
    paragraph(
      'Laycan adalah singkatan dari laydays dan cancelling: hari pertama kapal boleh menyatakan siap dimuat, dan hari terakhir sebelum penyewa berhak membatalkan. Laycan 10–19 berarti kapal yang datang tanggal\u00a07 boleh menunggu, tetapi waktunya belum dihitung; kapal yang belum siap sampai akhir tanggal\u00a019 boleh ditolak.',
      'Laycan stands for laydays and cancelling: the first day on which the vessel may give notice that it is ready to load, and the last before the charterer may cancel. A laycan of 10–19 means that a vessel arriving on the 7th may wait, but its time does not yet count; one that is not ready by the end of the 19th may be refused.',
    ),
    paragraph(
      'Waktu mulai berjalan setelah nakhoda menyerahkan Notice of Readiness dan masa tenggangnya habis. Lewat dari laytime yang disepakati, penyewa membayar demurrage per hari; bila lebih cepat, banyak kontrak memberi penyewa despatch untuk waktu yang dihemat, biasanya setengah tarif demurrage.',
      'Time starts once the master has tendered Notice of Readiness and the turn time has run out. Beyond the agreed laytime the charterer pays demurrage by the day; if loading is quicker, many contracts pay the charterer despatch for the time saved, usually at half the demurrage rate.',
    ),
    heading('Menjaga jadwal di\u00a0pelabuhan\u00a0muat', 'Holding the schedule at the load port'),
    paragraph(
      'Banyak muatan Indonesia dipindahkan dari tongkang ke kapal induk di laut. Satu tongkang 300\u00a0kaki membawa kira-kira 7.500–8.000\u00a0ton, sehingga satu kapal supramax memerlukan enam sampai tujuh tongkang yang datang berurutan. Jadwal yang aman disusun mundur dari laycan: waktu bongkar tiap tongkang, pasang surut di jeti, lama pelayaran, lalu cadangan satu atau dua hari untuk cuaca.',
      'Many Indonesian cargoes are transferred from barge to mother vessel at anchorage. A 300-foot barge carries roughly 7,500–8,000\u00a0tonnes, so a supramax needs six or seven of them arriving in turn. A safe schedule is built backwards from the laycan: discharge time per barge, tides at the jetty, the passage, and a day or two in hand for weather.',
    ),
    link(
      'Hitung tongkang, kapal, dan hari muat untuk 50.000 ton',
      'Work out barges, vessel and days of loading for 50,000 tonnes',
      '/kalkulator/tongkang-kapal?ton=50000&kapal=supramax&tongkang=300',
    ),
  ],
} satisfies Post
