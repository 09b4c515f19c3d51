import type { HomePage } from './types.ts'

export const home = {
  hero: {
    title: {
      id: 'Dari tambang sampai ke kapal, sesuai sertifikat',
      en: 'From the seam to the ship, as\u00a0certified',
    },
    subtitle: {
      id: 'Batubara, silika, emas, pasir kuarsa, pasir\u00a0zirkon, dan timah dari Indonesia, beserta alat berat untuk menggali dan mengangkutnya.',
      en: 'Coal, silica, gold, quartz\u00a0sand, zircon\u00a0sand and tin from Indonesia, and the heavy equipment that digs and hauls them.',
    },
    buttonText: { id: 'Minta penawaran', en: 'Request a quote' },
    buttonUrl: { id: '/kontak', en: '/kontak' },
    picture: 'mine',
  },
  about: {
    title: {
      id: 'Satu pintu untuk mineral dan mesin',
      en: 'One address for minerals and machines',
    },
    subtitle: { id: 'Tentang perusahaan', en: 'About the company' },
    description: {
      id: 'Pembeli mineral biasanya berurusan dengan banyak pihak: tambang, laboratorium, pemilik tongkang, dan agen kapal. Kami menyatukannya dalam satu kontrak. Mutu ditetapkan di pelabuhan muat, jadwal kapal kami pegang, dan alat yang dipakai di tambang dapat dibeli atau disewa lewat pintu yang sama.',
      en: 'A buyer of minerals usually deals with many parties: mine, laboratory, barge owner and ship’s agent. We bring them into one contract. Quality is settled at the load port, we hold the vessel schedule, and the machines that work the mine can be bought or hired at the same address.',
    },
    picture: 'conveyor',
  },
  vision: {
    title: {
      id: 'Yang tertulis di penawaran, itu yang ada di palka',
      en: 'What the offer states is what we load',
    },
    subtitle: { id: 'Visi', en: 'Vision' },
    description: {
      id: 'Perdagangan mineral hidup dari angka: nilai kalor, kadar air, ukuran butir, berat. Kami ingin angka itu bisa dibaca siapa pun, diperiksa siapa pun, dan ditelusuri dari tambang sampai pabrik.',
      en: 'The minerals trade lives on figures: calorific value, moisture, grain size, weight. We want those figures to be readable by anyone, easy to verify, and traceable from the mine to the plant.',
    },
    picture: 'minerals',
  },
  faq: {
    title: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
    subtitle: { id: 'Tanya jawab', en: 'Questions and answers' },
    items: [
      {
        question: {
          id: 'Perusahaan ini bergerak di bidang apa?',
          en: 'What does the company do?',
        },
        answer: {
          id: 'Perusahaan perdagangan batubara, mineral industri, logam, dan alat berat yang berkantor di Jakarta, dengan kantor pemuatan batubara di Samarinda serta gudang dan pelataran alat di Surabaya.',
          en: 'A trading company for coal, industrial minerals, metals and heavy equipment. Its head office is in Jakarta; its coal is loaded from Samarinda, and it keeps a warehouse and an equipment yard in Surabaya.',
        },
      },
      {
        question: { id: 'Dari mana asal mineralnya?', en: 'Where do the minerals come from?' },
        answer: {
          id: 'Batubara dari Kalimantan Timur, timah dan pasir kuarsa dari Kepulauan Bangka Belitung, silika, pasir zirkon, dan emas dari Kalimantan Tengah. Asal muatan tertulis pada setiap penawaran.',
          en: 'Coal from East Kalimantan, tin and quartz sand from the Bangka Belitung Islands, silica, zircon sand and gold from Central Kalimantan. Every offer states the origin of the cargo.',
        },
      },
      {
        question: { id: 'Apa komoditas utamanya?', en: 'What are the main commodities?' },
        answer: {
          id: 'Batubara termal 4.200–6.500 kkal/kg adalah volume terbesar. Selain itu silika, emas, pasir kuarsa, pasir zirkon, dan timah.',
          en: 'Thermal coal of 4,200–6,500 kcal/kg is the largest volume, followed by silica, gold, quartz sand, zircon sand and tin.',
        },
      },
      {
        question: {
          id: 'Siapa yang menetapkan mutu dan berat muatan?',
          en: 'Who determines the quality and weight of a cargo?',
        },
        answer: {
          id: 'Untuk batubara, surveyor independen yang disetujui kedua pihak: sampel diambil selama pemuatan, berat dihitung dengan draft survey, dan sampel cadangan disimpan untuk uji ulang. Mineral dan timah dianalisis tiap lot sebelum dimuat, dan emas diuji serta ditimbang di hadapan pembeli.',
          en: 'For coal, an independent surveyor accepted by both parties: samples are taken during loading, the weight is found by draft survey, and a reserve sample is kept for an umpire test. Minerals and tin are analysed lot by lot before loading; gold is assayed and weighed in front of the buyer.',
        },
      },
      {
        question: {
          id: 'Apakah alat berat bisa disewa?',
          en: 'Can the equipment be hired?',
        },
        answer: {
          id: 'Bisa, per jam kerja, per meter lubang bor, atau per bulan. Operator termasuk dalam tarif, kecuali untuk pompa. Sebutkan jenis pekerjaan, volume, dan kondisi lapangan pada formulir kontak, lalu kami usulkan kelas alat yang sesuai.',
          en: 'Yes, by the working hour, by the metre drilled or by the month. The rate includes the operator, except for pumps. Tell us the job, the volume and the ground conditions on the contact form and we will suggest a class of machine.',
        },
      },
    ],
  },
} satisfies HomePage
