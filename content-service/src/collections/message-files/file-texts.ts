import type { Label } from '../../platform/admin/labels.ts'
import { fileTexts } from '../documents/file-texts.ts'
import type { AttachmentFault } from './check-files.ts'

const attachmentFaults = {
  type: {
    id: 'Berkas ini bukan PDF, Excel (.xlsx), Word (.docx), JPG atau PNG. Simpan sebagai salah satunya.',
    en: 'This file is neither PDF, Excel (.xlsx), Word (.docx), JPG nor PNG. Save it as one of these.',
  },
  size: {
    id: 'Total lampiran lebih besar dari 10 MB. Perkecil gambar di dalamnya.',
    en: 'The attachments are larger than 10 MB in total. Make the pictures in them smaller.',
  },
  pixels: {
    id: 'Total foto lebih dari 24 megapiksel. Perkecil ukurannya, atau kirim sebagian.',
    en: 'The photos have more than 24 megapixels in total. Make them smaller, or send fewer.',
  },
  'too-many': {
    id: 'Paling banyak tiga lampiran sekali kirim.',
    en: 'At most three attachments at a time.',
  },
  infected: {
    id: 'Pemindai menemukan program berbahaya di dalam berkas ini.',
    en: 'The scanner has found malware in this file.',
  },
  macros: {
    id: 'Berkas ini berisi makro. Simpan tanpa makro (.xlsx atau .docx).',
    en: 'This file has macros. Save it without macros (.xlsx or .docx).',
  },
  links: {
    id: 'Berkas ini mengambil data dari berkas atau layanan lain. Putuskan tautan itu, lalu simpan lagi.',
    en: 'This file reads data from other files or services. Break these links, then save it again.',
  },
  unpacked: {
    id: 'Isi berkas ini lebih dari 100 MB. Bagi menjadi beberapa berkas.',
    en: 'The content of this file is larger than 100 MB. Split it into several files.',
  },
} satisfies Partial<Record<AttachmentFault, Label>>

/** The reasons for rejecting an attachment, each with a remedy. */
export const attachmentTexts: Record<AttachmentFault, Label> = { ...fileTexts, ...attachmentFaults }
