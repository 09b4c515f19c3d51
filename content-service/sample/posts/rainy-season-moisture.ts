import { bullets, formula, heading, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const rainySeasonMoisture = {
  key: 'rainy-season-moisture',
  title: {
    id: 'Menjaga kadar air batubara di musim hujan',
    en: 'Keeping coal moisture in check through the rainy season',
  },
  category: { id: 'Batubara', en: 'Coal' },
  publishedDate: '2026-10-19T09:00:00+07:00',
  picture: 'haul-road',
  body: [
    paragraph(
      'Hujan tidak mengubah batubara, tetapi mengubah tagihannya. Air yang menempel ikut ditimbang, ikut dikapalkan, dan ikut menurunkan nilai kalor yang diterima pembeli. Tiga poin kadar air pun cukup untuk menggeser sebuah muatan dari harga kontrak ke batas penolakan.',
      'Rain does not change coal, but it changes the invoice. The water that clings to it is weighed, shipped and taken off the calorific value the buyer receives. Three points of moisture are enough to move a cargo from contract price to the rejection limit.',
    ),
    heading('Berapa harga tiga poin air', 'What three points of water cost'),
    paragraph(
      'Nilai kalor as received berbanding lurus dengan bagian yang bukan air. Batubara 5.000 kkal/kg GAR pada kadar air total 24\u00a0% turun menjadi 4.800 kkal/kg bila kadar air totalnya naik ke 27\u00a0%:',
      'Calorific value as received follows the part that is not water. A coal of 5,000 kcal/kg GAR at 24\u00a0% total moisture comes out at 4,800 kcal/kg when total moisture rises to 27\u00a0%:',
    ),
    formula('5.000 × (100 − 27) ÷ (100 − 24) ≈ 4.800', '5,000 × (100 − 27) ÷ (100 − 24) ≈ 4,800'),
    paragraph(
      'Tidak ada yang rusak pada batubaranya; yang bertambah hanya air.',
      'Nothing has happened to the coal; there is only more water.',
    ),
    paragraph(
      'Bedakan dulu dua jenis air. Air bawaan terikat di dalam pori dan hampir tidak berubah karena hujan. Air bebas menempel di permukaan butir, terutama pada fraksi halus, dan inilah yang bisa dikendalikan di lapangan. Karena itu pekerjaan di musim hujan sebagian besar adalah urusan air permukaan dan butir halus.',
      'Two kinds of water must be kept apart. Inherent moisture is held in the pores and hardly reacts to rain. Free moisture sits on the surface of the grains, the fines above all, and this is the part that site work can control. Rainy-season work is therefore mostly about surface water and fines.',
    ),
    heading('Di tambang dan di stockpile', 'At the mine and at the stockpile'),
    bullets(
      [
        'Bersihkan lantai pit dan arahkan air ke sump sebelum batubara dibongkar; jangan memuat dari genangan.',
        'Bentuk tumpukan dengan punggung membulat dan lereng rata, lalu padatkan, supaya air mengalir turun dan tidak meresap.',
        'Miringkan lantai stockpile ke parit keliling; air yang tertahan di kaki tumpukan akan naik lagi ke lapisan bawah.',
        'Kirim tumpukan yang paling lama lebih dulu, dan sisakan lapisan bawah yang basah untuk dicampur, bukan dimuat utuh.',
        'Kurangi penghancuran ulang: setiap kali digiling, permukaan butir bertambah dan daya ikat airnya ikut naik.',
      ],
      [
        'Clean the pit floor and lead water to the sump before coal is lifted; never load out of a puddle.',
        'Shape the pile with a rounded crown and even slopes and compact it, so that water runs off and does not soak in.',
        'Give the stockpile floor a fall towards a ring drain; water held at the foot rises again into the bottom layer.',
        'Ship the oldest pile first, and keep the wet bottom layer for blending rather than loading it as it is.',
        'Crush no more than needed: each pass adds grain surface, and with it the water the coal can hold.',
      ],
    ),
    heading('Saat memuat', 'While loading'),
    paragraph(
      'Hentikan pemuatan ketika hujan deras dan tutup palka. Sepakati sejak awal apakah waktu hujan dihitung sebagai laytime; kontrak dengan weather working days mengecualikannya, kontrak lain belum tentu. Catat jam mulai dan berhenti di time sheet pada saat kejadian, bukan di akhir hari.',
      'Stop loading in heavy rain and close the hatches. Agree beforehand whether rain counts as laytime: a contract on weather working days leaves it out, others may not. Write the start and stop times on the time sheet when they happen, not at the end of the day.',
    ),
    paragraph(
      'Sampel kadar air perlu perlakuan tersendiri. Ia dimasukkan ke kantong kedap begitu diambil, disimpan teduh, dan secepatnya ditimbang di laboratorium. Sampel yang dibiarkan terbuka akan mengering dan melaporkan batubara yang lebih baik daripada yang sebenarnya dimuat; selisihnya muncul di pelabuhan bongkar.',
      'Moisture samples need handling of their own. They go into airtight bags as they are taken, stay in the shade and reach the laboratory scale quickly. A sample left open dries out and reports a better coal than the one loaded; the difference turns up at the discharge port.',
    ),
    paragraph(
      'Untuk muatan yang banyak mengandung butir halus, periksa juga batas kadar air yang aman untuk diangkut (transportable moisture limit). Muatan curah halus yang terlalu basah dapat mengalir di dalam palka, dan kode IMSBC meminta pengirim menyatakan kadar airnya sebelum kapal dimuat.',
      'For cargoes rich in fines, check the transportable moisture limit as well. Fine bulk cargo that is too wet can flow in the hold, and the IMSBC Code asks the shipper to declare its moisture before the vessel is loaded.',
    ),
  ],
} satisfies Post
