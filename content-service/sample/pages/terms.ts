import { heading, paragraph } from '../blocks.ts'
import type { OwnPage } from '../types.ts'

export const terms = {
  key: 'syarat-penggunaan',
  title: { id: 'Syarat Penggunaan', en: 'Terms of Use' },
  intro: {
    id: 'Apa arti angka dan keterangan di situs ini, dan bagaimana situs ini boleh dipakai.',
    en: 'What the figures and descriptions on this site mean, and how the site may be used.',
  },
  seoDescription: {
    id: 'Syarat penggunaan situs {company}: kedudukan spesifikasi, gambar, dan tautan di dalamnya.',
    en: 'Terms of use of the site of {company}: the standing of its specifications, pictures and links.',
  },
  body: [
    paragraph(
      'Situs ini milik {company}. Dengan memakainya, Anda menyetujui syarat di halaman ini.',
      'This site belongs to {company}. By using it you accept the terms on this page.',
    ),
    heading(
      'Keterangan, dan kapan menjadi penawaran',
      'Descriptions, and when they become an offer',
    ),
    paragraph(
      'Spesifikasi, rentang, dan ketersediaan di situs ini memberi gambaran umum. Yang mengikat adalah penawaran tertulis dan kontrak yang ditandatangani kedua pihak. Mutu muatan ditetapkan menurut cara yang tertulis dalam kontrak itu.',
      'Specifications, ranges and availability on this site give a general picture. Only a written quotation and a contract signed by both parties are binding. The quality of a cargo is determined in the way that the contract states.',
    ),
    heading('Teks dan gambar', 'Texts and pictures'),
    paragraph(
      'Anda boleh mencetak dan mengutip lembar spesifikasi untuk menilai barang kami, dengan menyebut sumbernya. Pemakaian lain atas teks, gambar, dan logo memerlukan izin tertulis. Gambar berlabel “Ilustrasi” dibuat dengan komputer dan tidak memperlihatkan muatan, alat, atau lokasi tertentu.',
      'You may print and quote the specification sheets to assess our goods, naming the source. Any other use of texts, pictures and logos needs our written permission. Pictures labelled “Illustration” were made by computer and show no particular cargo, machine or place.',
    ),
    heading('Tautan ke situs lain', 'Links to other sites'),
    paragraph(
      'Peta, media sosial, dan WhatsApp adalah layanan pihak lain dengan ketentuannya sendiri.',
      'Maps, social media and WhatsApp are services of others, with terms of their own.',
    ),
    heading('Tanggung jawab', 'Liability'),
    paragraph(
      'Kami menjaga agar isi situs ini benar dan dapat dibuka. Bila Anda menemukan kekeliruan, sampaikan lewat halaman Kontak. Sejauh hukum mengizinkan, kami tidak menanggung kerugian yang timbul karena isi situs ini dipakai tanpa penawaran tertulis dari kami.',
      'We take care that this site is correct and can be reached. If you find a mistake, tell us through the Contact page. As far as the law permits, we are not liable for losses from using what stands here without a written quotation from us.',
    ),
    heading('Hukum yang berlaku', 'Governing law'),
    paragraph(
      'Syarat ini tunduk pada hukum Republik Indonesia. Bila teks Indonesia dan Inggris berbeda, yang berlaku adalah teks Indonesia.',
      'These terms are governed by the law of the Republic of Indonesia. Where the Indonesian and the English text differ, the Indonesian one prevails.',
    ),
  ],
} satisfies OwnPage
