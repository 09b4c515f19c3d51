import type { Counts } from './read-person.ts'

/** The texts of the personal data pages. */
export const texts = {
  id: {
    group: 'Data pribadi',
    title: 'Data pribadi seseorang',
    intro:
      'Untuk permintaan menurut UU 27/2022: ketik alamat email orangnya, lalu lihat, unduh, atau hapus yang tersimpan tentangnya.',
    email: 'Alamat email',
    find: 'Cari datanya',
    foundHeading: 'Yang tersimpan tentang {email}',
    none: 'Tidak ada yang tersimpan tentang alamat ini.',
    what: 'Data',
    count: 'Jumlah',
    remaining:
      'Ada {count} pesan lagi: sekali jalan paling banyak 500. Unduh dan hapus ini dahulu, lalu cari lagi.',
    mentions: 'Buka pesan yang menyebut alamat ini',
    download: 'Unduh semua (JSON)',
    downloaded:
      'Berkas telah diunduh. Kirim hanya kepada orang itu, lalu hapus dari komputer Anda.',
    deleteHeading: 'Hapus datanya',
    deleteHelp:
      'Pesan, catatan, jawaban, riwayat, dan lampiran hilang untuk selamanya. Alamat di dalam catatan pada pesan orang lain diganti “[alamat dihapus]”.',
    askedBy: 'Siapa yang meminta',
    choose: 'Pilih',
    askedOn: 'Tanggal permintaan',
    confirmation: 'Kata sandi Anda atau kode',
    remove: 'Hapus selamanya',
    removed: 'Data telah dihapus.',
    proof: 'Buka bukti penghapusan',
    earlier: 'Penghapusan terdahulu untuk alamat ini',
    earlierLine: '{time}, oleh {name}',
    beyond: 'Yang tidak terjangkau',
    beyondHelp:
      'Cadangan basis data memuatnya selama cadangan itu Anda simpan. Email yang sudah terkirim, juga pemberitahuan di kotak masuk perusahaan, perlu dihapus di sana. Log audit menyimpan siapa berbuat apa di admin selama {audit} hari. Pesan yang tidak dihapus hilang sendiri setelah {keep} hari.',
    failed: 'Tidak berhasil. Coba lagi sebentar lagi.',
    proofTitle: 'Bukti penghapusan data pribadi',
    proofText:
      'Atas permintaan dari: {asker}, pada {asked}, data pribadi satu orang dihapus dari layanan konten {company}.',
    proofRows: {
      number: 'Nomor',
      deletedAt: 'Waktu penghapusan',
      deletedBy: 'Dihapus oleh',
      askedBy: 'Diminta oleh',
      askedOn: 'Tanggal permintaan',
      remaining: 'Pesan yang belum terhapus',
      digest: 'Sidik alamat (HMAC-SHA-256)',
    },
    proofHow:
      'Alamatnya sendiri tidak disimpan. Dengan mengetik alamat itu lagi di halaman Data pribadi seseorang, admin dapat menunjukkan bahwa bukti ini tentang alamat tersebut.',
    proofMissing: 'Bukti ini tidak ada.',
    print: 'Cetak',
    back: 'Kembali',
    proofs: 'Bukti terakhir',
  },
  en: {
    group: 'Personal data',
    title: 'One person’s data',
    intro:
      'For requests under the Indonesian law UU 27/2022: enter the person’s email address, then view, download or delete what is stored about them.',
    email: 'Email address',
    find: 'Find the data',
    foundHeading: 'Stored about {email}',
    none: 'Nothing is stored about this address.',
    what: 'Data',
    count: 'Number',
    remaining:
      'There are {count} more enquiries: at most 500 are handled at a time. Download and delete these first, then search again.',
    mentions: 'Open the enquiries that mention this address',
    download: 'Download all (JSON)',
    downloaded:
      'The file was downloaded. Send it only to that person, then delete it from your computer.',
    deleteHeading: 'Delete their data',
    deleteHelp:
      'Deletes enquiries, notes, replies, history and attachments for good. In notes on others’ enquiries, “[alamat dihapus]” replaces the address.',
    askedBy: 'Requested by',
    choose: 'Choose',
    askedOn: 'Day of the request',
    confirmation: 'Your password or a code',
    remove: 'Delete for good',
    removed: 'The data was deleted.',
    proof: 'Open the proof of deletion',
    earlier: 'Earlier deletions for this address',
    earlierLine: '{time}, by {name}',
    beyond: 'What this does not delete',
    beyondHelp:
      'Database backups contain it for as long as you keep them. Sent emails, including notifications in the company’s mailbox, must be deleted there. The audit log records who did what in the admin for {audit} days. Enquiries that are not deleted expire after {keep} days.',
    failed: 'This did not work. Try again shortly.',
    proofTitle: 'Proof that personal data was deleted',
    proofText:
      'At the request of: {asker}, on {asked}, the personal data of one person was deleted from the content service of {company}.',
    proofRows: {
      number: 'Number',
      deletedAt: 'Time of the deletion',
      deletedBy: 'Deleted by',
      askedBy: 'Requested by',
      askedOn: 'Day of the request',
      remaining: 'Enquiries not deleted yet',
      digest: 'Digest of the address (HMAC-SHA-256)',
    },
    proofHow:
      'The address itself is not stored. An admin can enter it again on the page One person’s data to show that this proof is about it.',
    proofMissing: 'This proof does not exist.',
    print: 'Print',
    back: 'Back',
    proofs: 'Latest proofs',
  },
}

export type Texts = (typeof texts)['id']

/** The labels of the counts. */
export const countLabels: Record<keyof Counts, { id: string; en: string }> = {
  messages: { id: 'Pesan', en: 'Enquiries' },
  notes: { id: 'Catatan pada pesan itu', en: 'Notes on these enquiries' },
  answers: { id: 'Jawaban', en: 'Replies' },
  files: { id: 'Lampiran', en: 'Attachments' },
  history: { id: 'Baris riwayat', en: 'History entries' },
  otherNotes: {
    id: 'Catatan pada pesan orang lain yang menyebut alamat ini',
    en: 'Notes on others’ enquiries that mention this address',
  },
  mentions: {
    id: 'Pesan orang lain yang menyebut alamat ini (tidak ikut dihapus)',
    en: 'Others’ enquiries that mention this address (not deleted)',
  },
  audit: {
    id: 'Entri log audit dengan alamat ini (tidak ikut dihapus)',
    en: 'Audit log entries with this address (not deleted)',
  },
  jobs: { id: 'Pekerjaan yang menunggu, seperti email', en: 'Waiting jobs, such as emails' },
}
