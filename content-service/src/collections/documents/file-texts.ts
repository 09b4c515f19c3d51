import type { Label } from '../../platform/admin/labels.ts'
import type { FileFault } from '../../platform/files/examine-file.ts'
import { pictureTexts } from '../media/explain-rejection.ts'

/** The reasons for rejecting a file, each with a remedy. */
export const fileTexts: Record<FileFault | 'storage', Label> = {
  empty: pictureTexts.empty,
  type: {
    id: 'Berkas ini bukan PDF atau buku kerja Excel (.xlsx). Simpan dokumennya sebagai salah satu dari keduanya, lalu unggah lagi.',
    en: 'This file is neither a PDF nor an Excel workbook (.xlsx). Save the document as one of these, then upload it again.',
  },
  heic: {
    id: 'Berkas ini foto HEIC dari iPhone. Simpan sebagai PDF, lalu unggah lagi.',
    en: 'This file is a HEIC photo from an iPhone. Save it as a PDF, then upload it again.',
  },
  size: {
    id: 'Berkas ini lebih besar dari 20 MB. Perkecil gambar di dalamnya, atau bagi menjadi beberapa dokumen.',
    en: 'This file is larger than 20 MB. Make the pictures in it smaller, or split it into several documents.',
  },
  old: {
    id: 'Berkas ini terkunci kata sandi atau berformat lama (.xls, .doc). Simpan sebagai .xlsx atau PDF tanpa kata sandi.',
    en: 'This file has a password or an old format (.xls, .doc). Save it as .xlsx or PDF without a password.',
  },
  locked: {
    id: 'Berkas ini terenkripsi, sehingga isinya tidak dapat diperiksa. Simpan tanpa kata sandi dan tanpa pembatasan.',
    en: 'This file is encrypted, so its content cannot be checked. Save it without a password and without restrictions.',
  },
  macros: {
    id: 'Buku kerja ini berisi makro. Simpan sebagai buku kerja Excel tanpa makro (.xlsx).',
    en: 'This workbook has macros. Save it as an Excel workbook without macros (.xlsx).',
  },
  links: {
    id: 'Buku kerja ini mengambil data dari berkas atau layanan lain. Putuskan tautan itu, lalu simpan lagi.',
    en: 'This workbook reads data from other files or services. Break these links, then save it again.',
  },
  attachment: {
    id: 'Di dalam berkas ini ada berkas lain. Keluarkan berkas itu, dan unggah sendiri bila perlu.',
    en: 'This file contains other files. Remove them, and upload them separately if needed.',
  },
  active: {
    id: 'PDF ini berisi skrip, perintah, media, atau rujukan ke berkas lain. Simpan sebagai PDF biasa, misalnya dengan Cetak → Simpan sebagai PDF.',
    en: 'This PDF contains scripts, commands, media or references to other files. Save it as a plain PDF, using Print → Save as PDF.',
  },
  mixed: {
    id: 'Di dalam berkas ini ada isi dengan format lain. Buka di programnya, lalu simpan lagi sebagai PDF atau .xlsx.',
    en: 'This file also contains another format. Open it in its program, then save it again as PDF or .xlsx.',
  },
  unpacked: {
    id: 'Isi buku kerja ini lebih dari 100 MB. Bagi menjadi beberapa buku kerja.',
    en: 'The content of this workbook is larger than 100 MB. Split it into several workbooks.',
  },
  broken: {
    id: 'Berkas ini rusak, atau tidak dapat diperiksa seluruhnya. Buka di programnya, simpan lagi, lalu unggah.',
    en: 'This file is damaged, or cannot be fully checked. Open it in its program, save it again, then upload it.',
  },
  storage: pictureTexts.storage,
}
