/** The texts of a form's dialogs. */
export const texts = {
  id: {
    switchHeading: 'Ganti bahasa tanpa menyimpan?',
    switchBody: 'Isian Anda belum disimpan. Bila bahasa isi diganti sekarang, isian itu hilang.',
    unreachable:
      'Layanan tidak terjangkau. Periksa sambungan internet, lalu simpan lagi: isian Anda tetap ada.',
    stay: 'Tetap di sini',
    leave: 'Ganti tanpa menyimpan',
    heading: 'Dokumen ini telah disimpan oleh orang lain',
    savedAt: 'Versi lain disimpan',
    body: 'Isian Anda belum disimpan dan tetap ada di formulir. Bandingkan keduanya, lalu pilih.',
    noDifference: 'Tidak ada isian yang berbeda.',
    field: 'Isian',
    mine: 'Versi Anda',
    theirs: 'Versi tersimpan',
    copy: 'Salin',
    copied: 'Tersalin.',
    empty: 'kosong',
    yes: 'Ya',
    no: 'Tidak',
    back: 'Kembali ke formulir',
    takeTheirs: 'Pakai versi tersimpan',
    combine: 'Isi formulir sesuai pilihan',
    saveMine: 'Simpan versi saya',
    saveMineAsDraft: 'Simpan versi saya sebagai draf',
    publishMine: 'Publikasikan versi saya',
    unavailable: 'Versi lain tidak dapat dimuat. Isian Anda tetap ada; simpan lagi untuk mencoba.',
  },
  en: {
    switchHeading: 'Switch language without saving?',
    switchBody: 'What you typed is not saved. If you switch the content language now, it is lost.',
    unreachable:
      'The service cannot be reached. Check your connection, then save again: what you typed is still here.',
    stay: 'Stay here',
    leave: 'Switch without saving',
    heading: 'Somebody else has saved this document',
    savedAt: 'The other version was saved',
    body: 'What you typed is not saved, and stays in the form. Compare the two, then choose.',
    noDifference: 'No fields differ.',
    field: 'Field',
    mine: 'Your version',
    theirs: 'Saved version',
    copy: 'Copy',
    copied: 'Copied.',
    empty: 'empty',
    yes: 'Yes',
    no: 'No',
    back: 'Back to the form',
    takeTheirs: 'Use the saved version',
    combine: 'Apply my choices',
    saveMine: 'Save my version',
    saveMineAsDraft: 'Save my version as a draft',
    publishMine: 'Publish my version',
    unavailable:
      'The other version could not be loaded. What you typed is still there; save again to retry.',
  },
}

export type Texts = (typeof texts)['id']
export type AdminLanguage = keyof typeof texts

export function adminLanguage(language: string): AdminLanguage {
  return language === 'en' ? 'en' : 'id'
}
