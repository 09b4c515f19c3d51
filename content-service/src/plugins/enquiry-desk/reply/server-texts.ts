import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { maxAttachedBytes, maxAttachments } from './reply-limits.ts'

const largest = `${maxAttachedBytes / 1_000_000} MB`

/** The reasons why the service rejects an answer. */
export const texts = {
  id: {
    openBlanks: (blanks: string[]) => `Isi dahulu yang masih kosong: ${blanks.join(', ')}.`,
    meanwhile: 'Rekan Anda sudah mengerjakan pesan ini sejak Anda membukanya.',
    tooMany: 'Pesan ini sudah punya terlalu banyak jawaban.',
    noFile: 'Sebuah lampiran sudah tidak ada, atau belum dipindai. Pilih lagi lampirannya.',
    tooLarge: `Paling banyak ${maxAttachments} lampiran, bersama-sama paling besar ${largest}.`,
    withoutMail: 'Server email belum diatur, jadi tidak ada yang dikirim.',
    notFailed: 'Jawaban ini sudah terkirim atau masih menunggu.',
  },
  en: {
    openBlanks: (blanks: string[]) => `Fill in the blanks first: ${blanks.join(', ')}.`,
    meanwhile: 'A colleague has worked on this enquiry since you opened it.',
    tooMany: 'This enquiry already has too many replies.',
    noFile:
      'An attachment no longer exists, or has not been scanned yet. Choose the attachments again.',
    tooLarge: `At most ${maxAttachments} attachments, ${largest} in total.`,
    withoutMail: 'No mail server is set up, so nothing is sent.',
    notFailed: 'This reply has already been sent, or is still waiting.',
  },
} satisfies Record<AdminLanguage, object>
