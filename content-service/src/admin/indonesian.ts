const notSignedIn =
  'Email atau kata sandi salah, atau akun ini sedang dikunci. Setelah lima kali salah, akun dikunci selama sepuluh menit.'

/** What Payload leaves in English, or says to a developer rather than to an editor. */
export const indonesianAdditions = {
  error: {
    // One sentence for all three: another would tell who has an account.
    emailOrPasswordIncorrect: notSignedIn,
    userLocked: notSignedIn,
    localesNotSaved_one: 'Bahasa berikut tidak dapat disimpan:',
    localesNotSaved_other: 'Bahasa berikut tidak dapat disimpan:',
  },
  general: {
    allLocales: 'Semua bahasa',
    fallbackToDefaultLocale: 'Kembali ke bahasa utama',
    edit: 'Ubah',
    editAll: 'Ubah semua',
    editLabel: 'Ubah {{label}}',
    item: 'Baris',
    locale: 'Bahasa isi',
    locales: 'Bahasa isi',
    noLabel: '–',
    payloadSettings: 'Pengaturan tampilan',
  },
  localization: {
    cannotCopySameLocale: 'Tidak dapat menyalin ke bahasa yang sama',
    copyToLocale: 'Salin ke bahasa lain',
    localeToPublish: 'Bahasa yang dipublikasikan',
    selectLocaleToCopy: 'Pilih bahasa yang disalin',
    selectLocaleToDuplicate: 'Pilih bahasa yang digandakan',
  },
  version: {
    publishAllLocales: 'Publikasikan semua bahasa',
    selectLocales: 'Pilih bahasa yang ditampilkan',
    showLocales: 'Tampilkan bahasa:',
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
