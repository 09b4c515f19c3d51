import { bullets, heading, paragraph, steps } from '../blocks.ts'
import type { Post } from '../types.ts'

export const readingACertificate = {
  key: 'reading-a-certificate',
  title: {
    id: 'Cara membaca sertifikat analisis batubara dalam lima menit',
    en: 'How to read a coal certificate of analysis in five minutes',
  },
  category: { id: 'Batubara', en: 'Coal' },
  publishedDate: '2024-04-22T09:00:00+07:00',
  picture: 'coal',
  body: [
    paragraph(
      'Sertifikat analisis hanya satu atau dua halaman, tetapi harga seluruh muatan bergantung padanya. Banyak orang langsung mencari nilai kalor. Lebih aman membacanya dari atas: siapa yang menguji, sampel yang mana, pada basis apa, baru kemudian angkanya.',
      'A certificate of analysis is only a page or two, yet the price of the whole cargo hangs on it. Most readers look for the calorific value at once. It is safer to start at the top: who tested it, which sample, on what basis, and only then the figures.',
    ),
    heading('Kepala sertifikat', 'The head of the certificate'),
    paragraph(
      'Cocokkan nama kapal, pelabuhan muat, tanggal pemuatan, dan berat dengan bill of lading. Lihat standar pengambilan sampel dan pengujian, misalnya ISO atau ASTM; keduanya sah, tetapi tidak boleh tercampur dengan yang tertulis di kontrak. Nomor sampel di sertifikat harus sama dengan nomor pada segel sampel cadangan.',
      'Match the vessel, load port, loading dates and weight with the bill of lading. Look at the standards for sampling and testing, ISO or ASTM for instance; both are sound, but they must be the ones in the contract. The sample number on the certificate has to agree with the one on the seal of the reserve sample.',
    ),
    heading('Angka-angkanya', 'The figures'),
    bullets(
      [
        'Kadar air total (TM): seluruh air dalam muatan. Menentukan berat kering dan semua angka as received.',
        'Kadar air bawaan (IM), abu, zat terbang, dan karbon tertambat: analisis proksimat. Pada basis ADB keempatnya berjumlah 100\u00a0%.',
        'Sulfur total: menentukan emisi dan korosi boiler.',
        'Nilai kalor kotor: energi per kilogram, dengan basis yang harus disebut.',
        'HGI: kemudahan digiling. Makin rendah angkanya, makin berat kerja penggiling.',
        'Ukuran butir: persentase di atas 50 mm dan di bawah 2 mm, yang menentukan debu dan kelancaran aliran.',
      ],
      [
        'Total moisture (TM): all the water in the cargo. It sets the dry weight and every as-received figure.',
        'Inherent moisture (IM), ash, volatile matter and fixed carbon: the proximate analysis. On ADB the four add up to 100\u00a0%.',
        'Total sulfur: determines emissions and boiler corrosion.',
        'Gross calorific value: energy per kilogram, on a basis that must be stated.',
        'HGI: ease of grinding. The lower the figure, the harder the mills work.',
        'Sizing: the share above 50 mm and below 2 mm, which determines dust and flow.',
      ],
    ),
    heading('Tiga pemeriksaan cepat', 'Three quick checks'),
    steps(
      [
        'Jumlahkan IM, abu, zat terbang, dan karbon tertambat pada basis ADB. Bila bukan 100, ada salah ketik.',
        'Hitung sendiri nilai as received dari nilai ADB, TM, dan IM. Selisih lebih dari pembulatan perlu ditanyakan.',
        'Bandingkan abu dan nilai kalor dengan sertifikat sebelumnya dari tambang yang sama. Abu naik berarti nilai kalor turun; bila keduanya naik, periksa sampelnya.',
      ],
      [
        'Add IM, ash, volatile matter and fixed carbon on ADB. If they do not make 100, there is a typing error.',
        'Work out the as-received value yourself from the ADB value, TM and IM. Ask about any difference beyond rounding.',
        'Compare ash and calorific value with earlier certificates from the same mine. More ash means a lower calorific value; if both rise, look at the sample.',
      ],
    ),
    heading(
      'Sampel lebih menentukan daripada alat uji',
      'The sample matters more than the instrument',
    ),
    paragraph(
      'Kesalahan terbesar jarang terjadi di laboratorium. Ia terjadi di konveyor atau di palka, ketika beberapa kilogram diambil untuk mewakili puluhan ribu ton. Pengambilan sampel yang benar dilakukan sepanjang pemuatan, dalam banyak bagian kecil, dari seluruh lebar aliran, dan tidak hanya dari permukaan tumpukan.',
      'The largest error rarely happens in the laboratory. It happens on the belt or in the hold, when a few kilograms are taken to stand for tens of thousands of tonnes. Proper sampling runs through the whole of loading, in many small increments, across the full width of the stream and not just from the surface of a pile.',
    ),
    paragraph(
      'Bila dua sertifikat berselisih, sampel cadangan yang disegel dikirim ke laboratorium ketiga yang telah disepakati. Pastikan kontrak menyebut laboratorium itu, berapa lama sampel disimpan, dan berapa selisih yang masih dianggap wajar antara dua laboratorium.',
      'When two certificates disagree, the sealed reserve sample goes to a third laboratory named beforehand. Make sure the contract says which, how long the sample is kept and what difference between two laboratories still counts as normal.',
    ),
  ],
} satisfies Post
