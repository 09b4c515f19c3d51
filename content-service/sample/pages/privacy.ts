import { bullets, heading, paragraph } from '../blocks.ts'
import type { OwnPage } from '../types.ts'

/** What this product does with an enquiry, and the rights of Law 27/2022. */
export const privacy = {
  key: 'privasi',
  title: { id: 'Pemberitahuan Privasi', en: 'Privacy Notice' },
  intro: {
    id: 'Data apa yang kami terima lewat situs ini, untuk apa, dan apa hak Anda atasnya.',
    en: 'Which data we receive through this site, what we use them for, and your rights over them.',
  },
  seoDescription: {
    id: 'Pemberitahuan privasi {company}: data dari formulir kontak, penyimpanannya, dan hak Anda menurut UU No. 27 Tahun 2022.',
    en: 'Privacy notice of {company}: the data of the contact form, how long they are kept, and your rights under Law No. 27 of 2022.',
  },
  body: [
    paragraph(
      'Pengendali data pribadi pada situs ini adalah {company}. Alamat, telepon, dan email kami ada di kaki setiap halaman. Pemberitahuan ini mengikuti Undang-Undang No. 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
      'The controller of personal data on this site is {company}. Our address, telephone number and e-mail address are at the foot of every page. This notice follows Law No. 27 of 2022 on Personal Data Protection of Indonesia.',
    ),
    heading('Data yang kami terima', 'The data we receive'),
    paragraph(
      'Anda dapat membaca seluruh situs tanpa memberikan data. Kami menerima data pribadi hanya bila Anda mengirim formulir kontak:',
      'You can read the whole site without giving any data. We receive personal data only when you send the contact form:',
    ),
    bullets(
      [
        'nama dan alamat email, supaya kami dapat menjawab',
        'telepon, perusahaan, dan negara, bila Anda mengisinya',
        'barang atau alat yang Anda minta, isi pesan, dan lampirannya, serta waktu semuanya kami terima',
      ],
      [
        'your name and email address, so that we can reply',
        'your phone number, company and country, if you fill them in',
        'the items you request, your message and its attachments, and the time at which we received them',
      ],
    ),
    paragraph(
      'Selama Anda mengisi formulir, isiannya tersimpan hanya di tab peramban Anda. Isian itu sampai kepada kami ketika Anda menekan “Kirim pesan”.',
      'While you fill in the form, what you type is kept only in the tab of your browser. It reaches us when you press “Send message”.',
    ),
    heading('Untuk apa data itu dipakai', 'What the data are used for'),
    paragraph(
      'Kami memakai data itu untuk menjawab Anda, menyiapkan penawaran, dan menjalankan hubungan usaha yang Anda minta. Dasarnya adalah persetujuan Anda saat mengirim formulir dan langkah menuju perjanjian yang Anda kehendaki. Kami tidak menjual data Anda dan tidak mengambil keputusan secara otomatis dengannya.',
      'We use the data to reply to you, to prepare a quotation and to carry on the business that you asked for. The basis is your consent when you send the form, and the steps towards a contract that you request. We do not sell your data, and take no automated decisions with them.',
    ),
    heading('Penyimpanan', 'Storage'),
    paragraph(
      'Pesan tersimpan di basis data situs ini dan hanya dapat dibuka oleh pegawai yang masuk dengan kata sandi. Salinannya dapat dikirim ke kotak surat perusahaan. Pesan beserta lampirannya dihapus {retention} setelah kami terima. Pesan yang dihapus masih ada dalam salinan cadangan sampai salinan itu diganti.',
      'Messages are stored in the database of this site, and only staff who sign in with a password can open them. A copy may be sent to the company’s mailbox. A message and its attachments are deleted {retention} after we receive them. A deleted message remains in backups until these are replaced.',
    ),
    heading('Kuki, catatan, dan pihak lain', 'Cookies, logs and others'),
    bullets(
      [
        'Situs ini tidak memasang kuki dan tidak melacak pengunjung. Kami hanya menghitung, di server kami sendiri, seberapa sering halaman dibuka, tanpa kuki dan tanpa data pribadi.',
        'Catatan situs berisi halaman yang diminta dan waktunya, tanpa alamat internet pengunjung dan tanpa isi pesan. Alamat internet dihitung sebentar untuk membatasi jumlah permintaan, lalu dilupakan.',
        'Peta di halaman Kontak dimuat dari Google. Saat peta itu tampil, Google menerima alamat internet Anda.',
        'Bila Anda memilih WhatsApp, percakapan berlangsung di layanan itu dan mengikuti ketentuannya.',
      ],
      [
        'This site sets no cookies and does not track visitors. We only count, on our own server, how often pages are viewed, without cookies and without personal data.',
        'Its log holds the pages that were requested and when, without the internet addresses of visitors and without what they wrote. Addresses are counted for a short time to limit the number of requests, and then forgotten.',
        'The map on the Contact page is loaded from Google. When it is shown, Google receives your internet address.',
        'If you choose WhatsApp, the conversation takes place on that service and follows its terms.',
      ],
    ),
    heading('Hak Anda', 'Your rights'),
    paragraph(
      'Menurut UU No. 27 Tahun 2022, Anda antara lain berhak:',
      'Under Law No. 27 of 2022 you have, among others, the right to:',
    ),
    bullets(
      [
        'mengetahui untuk apa data Anda dipakai dan siapa yang memintanya',
        'mendapat akses dan salinan data Anda',
        'melengkapi, memperbarui, dan memperbaiki data Anda',
        'menarik persetujuan, membatasi pemrosesan, dan meminta data Anda dihapus',
        'menggugat dan menerima ganti rugi atas pelanggaran pemrosesan data',
      ],
      [
        'know what your data are used for, and by whom',
        'access your data and receive a copy of them',
        'have your data completed, updated and corrected',
        'withdraw your consent, restrict the processing, and have your data deleted',
        'sue and be compensated for a breach in the processing of your data',
      ],
    ),
    paragraph(
      'Sampaikan permintaan Anda lewat halaman Kontak atau email di kaki halaman, dari alamat email yang Anda pakai di formulir. Permintaan akses, perbaikan, dan penarikan persetujuan kami tanggapi paling lambat 3 × 24 jam sejak kami terima.',
      'Send your request through the Contact page or to the e-mail address at the foot of the page, from the address that you used in the form. We respond to requests for access and correction, and to the withdrawal of consent, within 3 × 24 hours of receiving them.',
    ),
    heading('Perubahan', 'Changes'),
    paragraph(
      'Bila cara kami mengolah data berubah, halaman ini berubah lebih dulu.',
      'If the way in which we process data changes, this page changes first.',
    ),
  ],
} satisfies OwnPage
