import { type DocumentPage, paragraphs, section, table } from './document-page.ts'

const profile: DocumentPage = {
  name: 'profil-perusahaan',
  title: ['Profil perusahaan', 'Company profile'],
  facts: [
    [['Perusahaan', 'Company'], 'PT Contoh Mineral Nusantara'],
    [['Kantor', 'Office'], 'Jakarta'],
    [['Edisi', 'Edition'], 'September 2026'],
  ],
  body: [
    paragraphs([
      'Kami memperdagangkan batubara, mineral industri, logam, dan alat berat. Kami membeli dari tambang, menguji setiap lot, mengatur tongkang dan kapal, lalu menyerahkan muatan sesuai sertifikatnya.',
      'We trade coal, industrial minerals, metals and heavy equipment. We buy from the mine, test every lot, arrange barges and vessels, and deliver cargo that matches its certificate.',
    ]),
    '<h2>Yang kami perdagangkan <i lang="en">/ What we trade</i></h2>',
    table(
      [
        ['Kelompok', 'Group'],
        ['Isi', 'Contents'],
        ['Kemasan', 'Packing'],
      ],
      [
        [
          ['Energi', 'Energy'],
          ['Batubara termal', 'Thermal coal'],
          ['Curah, tongkang', 'Bulk, barge'],
        ],
        [
          ['Mineral industri', 'Industrial minerals'],
          ['Silika, pasir kuarsa, pasir zirkonium', 'Silica, quartz sand, zirconium sand'],
          ['Curah, jumbo bag, karung', 'Bulk, jumbo bags, sacks'],
        ],
        [
          ['Logam', 'Metals'],
          ['Emas, timah', 'Gold, tin'],
          ['Batangan, bundel', 'Bars, bundles'],
        ],
        [
          ['Alat berat', 'Heavy equipment'],
          ['Jual dan sewa, sembilan kelas', 'Sale and hire, nine classes'],
          ['–', '–'],
        ],
      ],
    ),
    section(
      ['Cara kami bekerja', 'How we work'],
      [
        'Angka ditulis sebelum harga. Penawaran menyebut mutu tipikal, batas tolak, dan dasar pengukurannya.',
        'Figures come before the price. An offer names the typical quality, the rejection limit and the basis of each figure.',
      ],
      [
        'Mutu dan berat ditetapkan surveyor independen di pelabuhan muat. Bila hasilnya di luar kontrak, kami yang lebih dulu menyampaikannya.',
        'An independent surveyor determines quality and weight at the load port. If a result falls outside the contract, you hear it from us first.',
      ],
    ),
    '<div class="page"></div>',
    section(
      ['Dari lapisan sampai kapal', 'From seam to ship'],
      [
        'Muatan ditambang, diremuk, dan ditimbun terpisah menurut mutunya. Setiap timbunan disampel sebelum dimuat ke tongkang.',
        'Cargo is mined, crushed and stockpiled separately by quality. Every stockpile is sampled before it is loaded onto barges.',
      ],
      [
        'Tongkang bertemu kapal di titik alih muat. Draft kapal diukur sebelum dan sesudah pemuatan, dan contoh uji dibagi tiga: pembeli, penjual, dan cadangan.',
        'Barges meet the vessel at the anchorage. The draft is surveyed before and after loading, and the sample is split in three: buyer, seller and referee.',
      ],
    ),
    section(
      ['Yang kami minta dari pembeli', 'What we ask of a buyer'],
      [
        'Sebutkan mutu yang dibutuhkan, jumlah setiap bulan, pelabuhan atau lokasi tujuan, dan cara pembayaran. Dengan empat hal itu penawaran dapat disusun pada hari yang sama.',
        'Name the quality you need, the quantity a month, the port or site of delivery and the terms of payment. With these four an offer can be made on the same day.',
      ],
    ),
    section(
      ['Hubungi kami', 'Contact'],
      [
        'info@contoh.example · Jl. Contoh Raya No. 1, Jakarta',
        'info@contoh.example · Jl. Contoh Raya No. 1, Jakarta',
      ],
    ),
  ].join(''),
}

const policy: DocumentPage = {
  name: 'kebijakan-keselamatan-dan-lingkungan',
  title: ['Kebijakan keselamatan dan lingkungan', 'Safety and environment policy'],
  facts: [
    [['Nomor', 'Number'], 'CONTOH-K3L-001'],
    [['Berlaku untuk', 'Applies to'], 'Karyawan, kontraktor, tamu / Staff, contractors, visitors'],
    [['Tanggal', 'Date'], '1 September 2026'],
  ],
  body: [
    section(
      ['Berhenti bila tidak aman', 'Stop when it is not safe'],
      [
        'Siapa pun boleh menghentikan pekerjaan yang tampak berbahaya, tanpa izin atasan dan tanpa akibat bagi dirinya.',
        'Anyone may stop work that looks dangerous, without asking a superior and without consequences.',
      ],
    ),
    section(
      ['Debu, kebisingan, dan air', 'Dust, noise and water'],
      [
        'Jalan angkut dan timbunan dibasahi. Air larian dialirkan ke kolam pengendapan sebelum keluar dari lokasi.',
        'Haul roads and stockpiles are kept wet. Run-off passes a settling pond before it leaves the site.',
      ],
      [
        'Pekerja di dekat pasir mineral memakai masker. Kadar debu diukur setiap minggu dan ditempel di papan lokasi.',
        'Workers near mineral sand wear masks. Dust is measured every week and posted on the site board.',
      ],
    ),
    section(
      ['Alat berat', 'Heavy equipment'],
      [
        'Setiap alat diperiksa dengan daftar harian sebelum dinyalakan. Alat dengan temuan merah tidak beroperasi sampai diperbaiki.',
        'Every machine is checked against a daily list before it starts. A machine with a red finding does not run until it is repaired.',
      ],
    ),
    section(
      ['Tinjauan', 'Review'],
      [
        'Kebijakan ini ditinjau setiap tahun bersama wakil pekerja. Temuan dan perbaikannya dibuka bagi pembeli yang memintanya.',
        'This policy is reviewed every year with the workers’ representatives. Findings and repairs are open to a buyer who asks.',
      ],
    ),
  ].join(''),
}

const safetySheet: DocumentPage = {
  name: 'lembar-keselamatan-pasir-zirkonium',
  title: ['Lembar keselamatan pasir zirkonium', 'Safety sheet, zirconium sand'],
  mark: ['SPESIMEN – BUKAN LEMBAR KESELAMATAN', 'SPECIMEN – NOT A SAFETY DATA SHEET'],
  facts: [
    [['Nomor', 'Number'], 'CONTOH-LDK-001'],
    [['Barang', 'Goods'], 'Pasir zirkonium / Zirconium sand'],
    [['Tanggal', 'Date'], '1 September 2026'],
  ],
  body: [
    section(
      ['Bahaya', 'Hazards'],
      [
        'Debu halus mengiritasi mata dan saluran napas. Pasir zirkonium membawa uranium dan torium alami dalam jumlah kecil, yang dilaporkan untuk setiap lot.',
        'Fine dust irritates eyes and airways. Zirconium sand carries small amounts of natural uranium and thorium, which are reported lot by lot.',
      ],
    ),
    section(
      ['Penanganan', 'Handling'],
      [
        'Pakai masker debu dan kacamata pelindung. Kurangi jatuhan bebas saat membongkar, dan bersihkan dengan pengisap debu. Udara tekan menerbangkan debunya.',
        'Wear a dust mask and safety glasses. Keep the drop short when discharging, and clean up with a vacuum. Compressed air raises the dust.',
      ],
    ),
    section(
      ['Pertolongan pertama', 'First aid'],
      [
        'Mata: bilas dengan air mengalir selama lima belas menit. Terhirup: pindah ke udara segar. Bila keluhan berlanjut, temui dokter.',
        'Eyes: rinse with running water for fifteen minutes. Inhaled: move to fresh air. If symptoms persist, see a doctor.',
      ],
    ),
    section(
      ['Penyimpanan dan tumpahan', 'Storage and spills'],
      [
        'Simpan tertutup dan kering. Tumpahan dibasahi, dikumpulkan, dan dikembalikan ke kemasan bila bersih.',
        'Store covered and dry. Wet a spill, collect it, and return it to its packing if it is clean.',
      ],
    ),
  ].join(''),
}

const contract: DocumentPage = {
  name: 'spesimen-pokok-kontrak-jual-beli',
  title: ['Pokok-pokok kontrak jual beli', 'Heads of a sale contract'],
  mark: ['SPESIMEN – BUKAN KONTRAK', 'SPECIMEN – NOT A CONTRACT'],
  facts: [
    [['Nomor', 'Number'], 'CONTOH-KJB-001'],
    [['Barang', 'Goods'], 'Batubara curah / Coal in bulk'],
    [['Syarat', 'Terms'], 'FOB, tongkang atau kapal / FOB, barge or vessel'],
  ],
  body: table(
    [
      ['Pokok', 'Head'],
      ['Isi', 'Contents'],
    ],
    [
      [
        ['Jumlah', 'Quantity'],
        [
          'Dalam ton metrik, lebih kurang 10 %, pilihan penjual',
          'In metric tonnes, 10 % more or less, at seller’s option',
        ],
      ],
      [
        ['Mutu', 'Quality'],
        [
          'Tipikal dan batas tolak, masing-masing dengan dasarnya',
          'Typical and rejection limit, each with its basis',
        ],
      ],
      [
        ['Laycan', 'Laycan'],
        ['Rentang hari dan cara mengubahnya', 'A span of days, and how it is changed'],
      ],
      [
        ['Pemuatan', 'Loading'],
        ['Laju muat, demurrage, dan dispatch', 'Loading rate, demurrage and despatch'],
      ],
      [
        ['Berat', 'Weight'],
        [
          'Menurut survei draft oleh surveyor independen',
          'By draft survey of an independent surveyor',
        ],
      ],
      [
        ['Penyesuaian harga', 'Price adjustment'],
        ['Menurut nilai kalor GAR yang ditetapkan', 'By the calorific value determined, GAR'],
      ],
      [
        ['Pembayaran', 'Payment'],
        ['Uang muka atau L/C atas unjuk', 'Advance, or letter of credit at sight'],
      ],
      [
        ['Analisis wasit', 'Referee analysis'],
        [
          'Contoh cadangan, laboratorium ketiga, biaya pihak yang kalah',
          'Reserve sample, third laboratory, at the cost of the losing party',
        ],
      ],
      [
        ['Keadaan kahar', 'Force majeure'],
        [
          'Cuaca, pembatasan ekspor, mogok: pemberitahuan dan batas waktunya',
          'Weather, export restrictions, strikes: notice and its time limit',
        ],
      ],
      [
        ['Sengketa', 'Disputes'],
        ['Musyawarah, lalu arbitrase di Jakarta', 'Negotiation, then arbitration in Jakarta'],
      ],
    ],
  ),
}

const checklist: DocumentPage = {
  name: 'daftar-periksa-harian-alat',
  title: ['Daftar periksa harian alat berat', 'Daily checklist for heavy equipment'],
  facts: [
    [['Nomor', 'Number'], 'CONTOH-DPH-001'],
    [['Unit · jam kerja · operator', 'Unit · hours · operator'], '&nbsp;'],
  ],
  body: table(
    [
      ['Diperiksa', 'Checked'],
      ['Yang dicari', 'What to look for'],
      ['Baik', 'Good'],
      ['Temuan', 'Finding'],
    ],
    [
      [
        ['Oli, air, solar', 'Oil, coolant, fuel'],
        ['Tinggi cairan, rembesan', 'Levels, leaks'],
        '☐',
        '',
      ],
      [
        ['Selang dan silinder', 'Hoses and cylinders'],
        ['Gesekan, tetesan', 'Chafing, drops'],
        '☐',
        '',
      ],
      [
        ['Rantai atau ban', 'Tracks or tyres'],
        ['Tegangan, sobekan, tekanan', 'Tension, cuts, pressure'],
        '☐',
        '',
      ],
      [
        ['Kuku dan mata pisau', 'Teeth and cutting edge'],
        ['Aus, baut lepas', 'Wear, loose bolts'],
        '☐',
        '',
      ],
      [
        ['Lampu dan alarm mundur', 'Lights and reversing alarm'],
        ['Menyala, terdengar', 'Lit, audible'],
        '☐',
        '',
      ],
      [
        ['Rem dan kemudi', 'Brakes and steering'],
        ['Diuji pada jalan datar', 'Tested on level ground'],
        '☐',
        '',
      ],
      [['Kaca dan spion', 'Windows and mirrors'], ['Bersih, utuh', 'Clean, whole'], '☐', ''],
      [['Sabuk pengaman', 'Seat belt'], ['Terkunci, tidak sobek', 'Locks, not torn'], '☐', ''],
      [
        ['Pemadam api', 'Fire extinguisher'],
        ['Tekanan hijau, segel utuh', 'Pressure in the green, sealed'],
        '☐',
        '',
      ],
    ],
  ),
}

export const companyDocuments = [profile, policy, safetySheet, contract, checklist]
