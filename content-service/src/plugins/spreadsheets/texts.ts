/** The texts of the spreadsheet page, and the reasons for rejecting a file. */
export const texts = {
  id: {
    title: 'Ekspor dan impor',
    open: 'Impor dari Excel atau CSV',
    inner: '{list} dalam Excel atau CSV',
    excel: 'Unduh Excel',
    csv: 'Unduh CSV',
    download: 'Unduh',
    downloadHelp:
      'Semua isi daftar, sebaris untuk setiap dokumen. Ubah di Excel, lalu unggah di bawah.',
    downloadLines:
      'Sebaris untuk setiap angka. Nama Inggris, kegunaan, dan catatan sebuah mutu ada di baris pertamanya. Untuk baris baru, tulis ID produk dan nama mutunya, lalu kosongkan ID barisnya.',
    upload: 'Unggah',
    uploadHelp:
      'Excel (.xlsx) atau CSV, paling besar 5 MB dan 5.000 baris. Tidak ada yang disimpan sebelum Anda memeriksa perubahannya.',
    choose: 'Pilih berkas',
    checking: 'Memeriksa baris {done} dari {all}…',
    writing: 'Menyimpan baris {done} dari {all}…',
    write: 'Simpan {count} perubahan',
    nothing: 'Tidak ada yang berubah.',
    written: '{count} baris disimpan.',
    interrupted:
      'Terhenti: {reason} Unggah berkas yang sama lagi; yang sudah tersimpan tidak berubah lagi.',
    source:
      'Yang dibaca: {source}. Bila bukan itu yang dimaksud, simpan tabelnya sendiri sebagai .xlsx atau “CSV UTF-8”.',
    unknown: 'Kolom yang tidak dikenal dan diabaikan: {columns}',
    counts: '{changed} berubah, {new} baru, {same} sama, {fault} salah',
    skipped: 'Baris yang salah tidak disimpan.',
    row: 'Baris',
    document: 'Dokumen',
    change: 'Perubahan',
    outcomes: { changed: 'Berubah', new: 'Baru', same: 'Sama', fault: 'Salah' },
    more: 'Dan {count} baris lain.',
    empty: 'kosong',
    faults: {
      size: 'Berkas ini lebih besar dari 5 MB.',
      empty: 'Berkas ini kosong (0 byte). Simpan lagi dari programnya, lalu unggah.',
      type: () => 'Berkas ini bukan Excel (.xlsx) atau CSV. Simpan sebagai .xlsx atau “CSV UTF-8”.',
      error: (cell = '') =>
        `Sel ${cell} berisi nilai kesalahan, misalnya #REF!. Perbaiki atau kosongkan selnya.`,
      broken: () => 'Berkas ini rusak. Buka di programnya, simpan lagi, lalu unggah.',
      formula: (cell = '') =>
        `Sel ${cell} berisi rumus. Ganti dengan nilainya. Teks yang memang diawali =, +, - atau @ didahului tanda petik tunggal.`,
      rows: () => 'Berkas ini berisi lebih dari 5.000 baris atau lebih dari 50 MB.',
      columns: () => 'Berkas ini berisi lebih dari 100 kolom.',
      unsafe: () =>
        'Buku kerja ini berisi makro, sandi, atau tautan ke berkas lain. Simpan sebagai .xlsx biasa.',
      busy: 'Berkas lain sedang dibaca. Coba lagi sebentar lagi.',
      table: 'Daftar ini tidak dapat diekspor.',
    },
  },
  en: {
    title: 'Export and import',
    open: 'Import from Excel or CSV',
    inner: '{list} in Excel or CSV',
    excel: 'Download Excel',
    csv: 'Download CSV',
    download: 'Download',
    downloadHelp: 'The whole list, one row per document. Change it in Excel, then upload it below.',
    downloadLines:
      'One row per figure. The first row of a grade contains its English name, use and note. For a new row, write the ID of the product and the name of the grade, and leave the row ID empty.',
    upload: 'Upload',
    uploadHelp:
      'Excel (.xlsx) or CSV, at most 5 MB and 5,000 rows. Nothing is saved before you have checked the changes.',
    choose: 'Choose a file',
    checking: 'Checking row {done} of {all}…',
    writing: 'Saving row {done} of {all}…',
    write: 'Save {count} changes',
    nothing: 'No changes.',
    written: '{count} rows were saved.',
    interrupted:
      'Interrupted: {reason} Upload the same file again; saved rows do not change again.',
    source:
      'Sheet or encoding: {source}. If that is wrong, save the table alone as .xlsx or “CSV UTF-8”.',
    unknown: 'Unknown columns, ignored: {columns}',
    counts: '{changed} changed, {new} new, {same} the same, {fault} wrong',
    skipped: 'Wrong rows are not saved.',
    row: 'Row',
    document: 'Document',
    change: 'Change',
    outcomes: { changed: 'Changed', new: 'New', same: 'Same', fault: 'Wrong' },
    more: 'And {count} other rows.',
    empty: 'empty',
    faults: {
      size: 'This file is larger than 5 MB.',
      empty: 'This file is empty (0 bytes). Save it again from its program, then upload it.',
      type: () => 'This file is neither Excel (.xlsx) nor CSV. Save it as .xlsx or “CSV UTF-8”.',
      error: (cell = '') =>
        `The cell ${cell} has an error value, such as #REF!. Correct it or empty the cell.`,
      broken: () => 'This file is damaged. Open it in its program, save it again, then upload it.',
      formula: (cell = '') =>
        `The cell ${cell} contains a formula. Replace it with its value. Put a single quote before a text that begins with =, +, - or @.`,
      rows: () => 'This file has more than 5,000 rows or more than 50 MB.',
      columns: () => 'This file has more than 100 columns.',
      unsafe: () =>
        'This workbook has macros, a password or links to other files. Save it as a plain .xlsx.',
      busy: 'Another file is being read. Try again in a moment.',
      table: 'This list cannot be exported.',
    },
  },
}

/** Fills in the placeholders of a text. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
