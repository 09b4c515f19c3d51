/** What Payload leaves in English, or says to a developer rather than to an editor. */
export const indonesianAdditions = {
  general: {
    edit: 'Ubah',
    editAll: 'Ubah semua',
    editLabel: 'Ubah {{label}}',
    item: 'Baris',
    locale: 'Bahasa isi',
    locales: 'Bahasa isi',
    noLabel: '–',
    payloadSettings: 'Pengaturan tampilan',
  },
  lexical: {
    general: {
      placeholder: "Mulai menulis, atau tekan '/' untuk pilihan...",
      slashMenuBasicGroupLabel: 'Dasar',
      slashMenuListGroupLabel: 'Daftar',
      toolbarItemsActive: '{{count}} aktif',
    },
    blockquote: { label: 'Kutipan' },
    heading: { label: 'Judul {{headingLevel}}' },
    horizontalRule: { label: 'Garis pemisah' },
    link: { label: 'Tautan', loadingWithEllipsis: 'Memuat...' },
    orderedList: { label: 'Daftar bernomor' },
    paragraph: { label: 'Paragraf', label2: 'Teks biasa' },
    unorderedList: { label: 'Daftar berpoin' },
    upload: { label: 'Gambar' },
  },
}
