import type { ReplyTemplate } from './types.ts'

/** The opening of the answers to most requests. Words in braces are filled in; the colleague fills in `{hari}` and `{day}`. */
export const replyTemplates = [
  {
    key: 'offer-follows',
    name: { id: 'Penawaran menyusul', en: 'Offer follows' },
    text: {
      id: `Yth. Bapak/Ibu {nama},

Terima kasih atas permintaan penawaran {nomor}. Yang kami catat:

{barang}

Harga dan jadwal muatnya sedang kami konfirmasi. Penawaran resmi kami kirim paling lambat {hari}, lengkap dengan spesifikasi tipikal dan batas tolak, syarat penyerahan, cara pembayaran, dan masa berlakunya.

Supaya penawaran langsung sesuai dengan kebutuhan Bapak/Ibu, mohon dibantu dengan:
1. pelabuhan atau lokasi tujuan, dan ukuran kapal atau tongkangnya
2. jadwal pengiriman pertama dan jumlah setiap pengiriman
3. surveyor yang biasa dipakai, bila ada

Bila ada yang perlu segera, silakan balas email ini.

Hormat kami,
{saya}`,
      en: `Dear {name},

Thank you for your request for quotation {reference}. We have noted:

{items}

We are confirming price and loading dates. You will have our firm offer by {day}, with typical and rejection figures, delivery terms, payment terms and validity.

So that the offer fits what you need, please let us know:
1. the destination port or site, and the size of the vessel or barge
2. the first delivery window, and the quantity of each shipment
3. the surveyor that you usually appoint, if any

If anything is urgent, simply reply to this mail.

Kind regards,
{me}`,
    },
  },
  {
    key: 'sample-and-data-sheet',
    name: { id: 'Sampel dan lembar data', en: 'Sample and data sheet' },
    text: {
      id: `Yth. Bapak/Ibu {nama},

Terima kasih atas minat {perusahaan} (nomor {nomor}). Terlampir lembar spesifikasi dan lembar data keselamatan dari:

{barang}

Sampelnya dapat kami kirim untuk diuji di laboratorium Bapak/Ibu. Mohon dikirimkan:
1. alamat lengkap, nama penerima, dan nomor teleponnya
2. parameter yang akan diuji dan metodenya, supaya hasilnya dapat dibandingkan
3. jumlah sampel yang diperlukan

Sampel kami segel dan beri nomor, dan setengahnya kami simpan di sini sebagai pembanding. Nomor resi kami kabarkan begitu sampel dikirim.

Hormat kami,
{saya}`,
      en: `Dear {name},

Thank you for the interest of {company} (reference {reference}). Attached are the specification sheet and the safety data sheet of:

{items}

We can send a sample for tests at your laboratory. Please send us:
1. the full address, with the name and telephone number of the recipient
2. the parameters that you will test and the methods, so that results can be compared
3. the quantity of sample that you need

We seal and number the sample, and keep half of it here for comparison. You will have the tracking number as soon as it leaves.

Kind regards,
{me}`,
    },
  },
  {
    key: 'not-available',
    name: { id: 'Belum tersedia', en: 'Not available' },
    text: {
      id: `Yth. Bapak/Ibu {nama},

Terima kasih atas permintaan {nomor}. Mohon maaf, untuk saat ini kami belum dapat menawarkan:

{barang}

Kami lebih suka mengatakannya sekarang daripada menjanjikan muatan yang belum pasti. Yang paling mendekati dan dapat kami siapkan adalah {pengganti}. Bila itu cocok, kami kirim penawarannya.

Permintaan ini tetap kami simpan, dan Bapak/Ibu kami hubungi lagi begitu barangnya tersedia.

Hormat kami,
{saya}`,
      en: `Dear {name},

Thank you for your request {reference}. We are sorry that we cannot offer at present:

{items}

We would rather say so now than promise a cargo that is not certain. The closest that we can supply is {alternative}. If it suits you, we will send an offer.

We keep your request on file and will contact you as soon as the goods are available.

Kind regards,
{me}`,
    },
  },
] as const satisfies ReplyTemplate[]
