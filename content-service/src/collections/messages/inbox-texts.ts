/** The links between the views of the inbox. */
export const inboxTexts = {
  id: {
    views: 'Tampilan pesan',
    list: 'Daftar',
    board: 'Kolom',
    customers: 'Pelanggan',
    figures: 'Angka',
  },
  en: {
    views: 'Views of the messages',
    list: 'List',
    board: 'Columns',
    customers: 'Customers',
    figures: 'Figures',
  },
}
