export const searchTexts = {
  id: {
    open: 'Cari',
    heading: 'Cari di seluruh admin',
    label: 'Judul dalam bahasa apa pun, atau nama pengirim pesan',
    found: 'Hasil pencarian',
    count: (count: number) => `${count} hasil`,
    first: (count: number) => `${count} hasil pertama; tambah satu kata untuk mempersempit.`,
    none: 'Tidak ada yang cocok.',
    failed: 'Pencarian gagal. Coba lagi.',
    close: 'Tutup',
  },
  en: {
    open: 'Search',
    heading: 'Search the whole admin',
    label: 'A title in either language, or the sender of an enquiry',
    found: 'Results',
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    first: (count: number) => `The first ${count} results; add a word to narrow them down.`,
    none: 'Nothing matches.',
    failed: 'The search failed. Try again.',
    close: 'Close',
  },
}

export type SearchTexts = (typeof searchTexts)['id']
