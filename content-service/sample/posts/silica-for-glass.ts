import { bullets, heading, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const silicaForGlass = {
  key: 'silica-for-glass',
  title: {
    id: 'Pasir silika untuk kaca: mengapa besi ditanyakan lebih dulu',
    en: 'Silica sand for glass: why the plant asks about iron first',
  },
  category: { id: 'Mineral industri', en: 'Industrial minerals' },
  publishedDate: '2025-02-10T09:00:00+07:00',
  picture: 'silica-detail',
  body: [
    paragraph(
      'Pasir dengan SiO2\u00a099\u00a0% masih dapat ditolak pabrik kaca, sementara pasir 97\u00a0% diterima pabrik lain. Sebabnya bukan silikanya, melainkan beberapa perseratus persen besi yang mewarnai kaca, dan beberapa butir mineral keras yang tidak mau meleleh di tungku.',
      'A sand of 99\u00a0% SiO2 may still be refused by one glass plant while another accepts 97\u00a0%. The reason is not the silica but a few hundredths of a per cent of iron that colour the glass, and a few grains of hard mineral that will not melt in the furnace.',
    ),
    heading('Besi memberi warna', 'Iron gives colour'),
    paragraph(
      'Besi oksida membuat kaca kehijauan. Untuk botol hijau atau cokelat hal itu tidak menjadi soal; untuk kemasan bening pabrik meminta kadarnya hanya beberapa perseratus persen, dan untuk kaca panel surya lebih rendah lagi. Sebagian besi melekat sebagai lapisan di permukaan butir dan bisa dilepas dengan penggosokan dan pencucian; yang terkunci di dalam butir tidak bisa.',
      'Iron oxide turns glass green. For green or brown bottles that does not matter; for clear containers a plant asks for only a few hundredths of a per cent, and for solar glass less still. Some of the iron coats the surface of the grains and can be scrubbed and washed away; what is locked inside the grain cannot.',
    ),
    heading('Butir yang tidak meleleh', 'Grains that do not melt'),
    paragraph(
      'Kromit, zirkon, dan beberapa mineral berat lain bertahan pada suhu tungku kaca. Satu butir saja dapat menjadi batu kecil di dalam botol dan titik awal retak. Karena itu laboratorium tidak hanya menguji kimia, tetapi juga menghitung mineral berat dari fraksi yang tenggelam dalam cairan berat.',
      'Chromite, zircon and some other heavy minerals survive the temperature of a glass furnace. A single grain can become a stone in a bottle and the start of a crack. So laboratories test not only the chemistry but also count the heavy minerals that sink in a dense liquid.',
    ),
    heading('Yang diperiksa pada setiap kiriman', 'What is checked on each delivery'),
    bullets(
      [
        'SiO2 dan Fe2O3, dengan angka tiap lot dan bukan rata-rata.',
        'Al2O3 dan alkali: boleh ada, asalkan tetap, karena resep kaca dihitung darinya.',
        'Sebaran butir: butir kasar meninggalkan sisa yang tidak larut, butir terlalu halus berdebu dan menimbulkan busa.',
        'Kadar air: pabrik menimbang resep dalam berat kering, jadi air yang berubah-ubah mengubah komposisi.',
        'Kebersihan bak truk dan palka: sisa bijih atau semen dari muatan sebelumnya cukup untuk merusak satu lot.',
      ],
      [
        'SiO2 and Fe2O3, as figures for each lot and not as an average.',
        'Al2O3 and alkalis: allowed, as long as they stay the same, because the glass recipe is built on them.',
        'Grain distribution: coarse grains leave unmelted residue, very fine ones raise dust and foam.',
        'Moisture: the plant weighs its batch dry, so water that varies changes the composition.',
        'Clean truck bodies and holds: remains of ore or cement from the last cargo are enough to spoil a lot.',
      ],
    ),
    heading('Konsisten lebih penting daripada tinggi', 'Steady matters more than high'),
    paragraph(
      'Tungku kaca berjalan bertahun-tahun tanpa berhenti dan tidak menyukai kejutan. Pasir 98\u00a0% yang sama dari bulan ke bulan lebih berharga daripada pasir yang bergantian antara 97 dan 99,5. Ketika meminta penawaran, mintalah hasil uji beberapa bulan berturut-turut dan lihat lebar sebarannya, bukan angka terbaiknya.',
      'A glass furnace runs for years without a stop and dislikes surprises. A sand of 98\u00a0% that is the same month after month is worth more than one that swings between 97 and 99.5. When asking for an offer, ask for several months of results in a row and look at the spread, not at the best figure.',
    ),
    paragraph(
      'Pengecoran logam menilai pasir yang sama dengan ukuran lain: bentuk butir yang bulat, sebaran yang rapat, dan sedikit lempung supaya perekat tidak boros. Sebutkan pemakaiannya sejak surat pertama, maka laboratorium akan menguji hal yang tepat.',
      'Metal foundries judge the same sand differently: they want round grains, a tight distribution and little clay, so that no binder is wasted. Name the use in your first message and the laboratory will test the right things.',
    ),
  ],
} satisfies Post
