/** The labels of the links between the views of the inbox. */
export const inboxTexts = {
  id: {
    views: 'Tampilan pesan',
    list: 'Daftar',
    board: 'Papan',
    customers: 'Pelanggan',
    figures: 'Angka',
  },
  en: {
    views: 'Enquiry views',
    list: 'List',
    board: 'Board',
    customers: 'Customers',
    figures: 'Figures',
  },
}
