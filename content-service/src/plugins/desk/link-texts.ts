/** The texts below an address field and of the page chooser. */
export const linkTexts = {
  id: {
    choose: 'Pilih halaman…',
    heading: 'Pilih halaman situs',
    search: 'Cari judul atau alamat',
    pages: 'Halaman situs',
    count: (count: number) => `${count} halaman`,
    none: 'Tidak ada halaman yang cocok.',
    failed: 'Daftar halaman tidak dapat dimuat. Coba lagi.',
    cancel: 'Batal',
    draft: 'belum tampil di situs',
    leadsTo: (kind: string, title: string) => `Menuju ${kind} “${title}”.`,
    notYet: (kind: string, title: string) =>
      `Menuju ${kind} “${title}”, yang belum tampil di situs.`,
    missing: 'Tautan ini rusak: tidak ada halaman dengan alamat itu di situs.',
  },
  en: {
    choose: 'Choose a page…',
    heading: 'Choose a page of the site',
    search: 'Search for a title or an address',
    pages: 'Pages of the site',
    count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    none: 'No page matches.',
    failed: 'The list of pages could not be loaded. Try again.',
    cancel: 'Cancel',
    draft: 'not shown on the site yet',
    leadsTo: (kind: string, title: string) => `Leads to ${kind} “${title}”.`,
    notYet: (kind: string, title: string) =>
      `Leads to ${kind} “${title}”, which is not shown on the site yet.`,
    missing: 'This link is broken: the site has no page with that address.',
  },
}

export type LinkTexts = (typeof linkTexts)['id']
