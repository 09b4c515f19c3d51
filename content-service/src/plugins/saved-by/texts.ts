export const versionTexts = {
  id: {
    heading: 'Versi dokumen ini, yang terbaru paling atas',
    savedAt: 'Disimpan',
    savedBy: 'Oleh',
    nobody: '–',
    status: 'Status',
    statuses: { published: 'Dipublikasikan', draft: 'Draf' },
    autosave: 'disimpan otomatis',
    pages: 'Halaman versi',
    newer: 'Lebih baru',
    older: 'Lebih lama',
    page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  },
  en: {
    heading: 'Versions of this document, the latest first',
    savedAt: 'Saved',
    savedBy: 'By',
    nobody: '–',
    status: 'Status',
    statuses: { published: 'Published', draft: 'Draft' },
    autosave: 'saved automatically',
    pages: 'Version pages',
    newer: 'Newer',
    older: 'Older',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
}

export type VersionTexts = (typeof versionTexts)['id']
