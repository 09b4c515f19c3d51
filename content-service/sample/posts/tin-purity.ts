import { bullets, heading, paragraph } from '../blocks.ts'
import type { Post } from '../types.ts'

export const tinPurity = {
  key: 'tin-purity',
  title: {
    id: 'Timah 99,85 atau 99,99: kapan selisihnya layak dibayar',
    en: 'Tin at 99.85 or 99.99: when the difference is worth paying',
  },
  category: { id: 'Logam', en: 'Metals' },
  publishedDate: '2026-05-11T09:00:00+07:00',
  picture: 'tin-detail',
  body: [
    paragraph(
      'Di atas kertas selisihnya hanya 0,14\u00a0%. Di pabrik solder, selisih itu bisa berarti seluruh batas timbal yang diperbolehkan; di pabrik pelat timah, hampir tidak terasa. Maka pertanyaan yang tepat bukan seberapa murni timahnya, melainkan apa isi bagian yang bukan timah.',
      'On paper the difference is only 0.14\u00a0%. In a solder plant it can be the whole of the lead that is allowed; in a tinplate mill it is hardly noticed. The right question is therefore not how pure the tin is, but what the part that is not tin consists of.',
    ),
    heading('Dua angka yang sering disebut', 'The two figures heard most often'),
    paragraph(
      'Kemurnian 99,85\u00a0% adalah batas bawah kontrak timah di London Metal Exchange dan menjadi patokan perdagangan ingot dunia. Kontraknya berukuran lima ton, dan hanya merek yang terdaftar di bursa yang bisa diserahkan ke gudangnya. Timah dari merek lain tetap diperdagangkan dengan harga LME sebagai acuan, ditambah atau dikurangi selisih yang disepakati.',
      'A purity of 99.85\u00a0% is the minimum of the London Metal Exchange tin contract and the reference for the world’s ingot trade. The contract is for five tonnes, and only brands registered with the exchange can be delivered into its warehouses. Tin of other brands is still priced against the LME, at an agreed premium or discount.',
    ),
    paragraph(
      'Di ujung lain ada 99,99\u00a0%, yang disebut “empat sembilan”. Ia diperoleh dengan pemurnian lanjutan, biasanya elektrolisis, dan dibeli oleh pembuat solder elektronik, bahan kimia timah, serta paduan khusus.',
      'At the other end stands 99.99\u00a0%, known as “four nines”. It takes further refining, usually by electrolysis, and is bought by makers of electronic solder, tin chemicals and special alloys.',
    ),
    heading('Unsur ikutan yang perlu dibaca', 'The impurities to read'),
    bullets(
      [
        'Timbal (Pb): aturan RoHS membatasinya 0,1\u00a0% pada bahan produk elektronik, jadi ruangnya sempit sejak dari bahan baku.',
        'Antimon dan arsen (Sb, As): mengubah kekerasan dan daya basah solder.',
        'Bismut (Bi): menurunkan titik leleh paduan dan menimbulkan masalah bila bercampur timbal.',
        'Tembaga dan besi (Cu, Fe): membentuk butir keras di bak solder dan mempercepat timbulnya dross.',
      ],
      [
        'Lead (Pb): RoHS caps it at 0.1\u00a0% in the materials of electronic products, so the raw material itself leaves little room.',
        'Antimony and arsenic (Sb, As): change the hardness and wetting of solder.',
        'Bismuth (Bi): lowers the melting point of the alloy and causes trouble with lead.',
        'Copper and iron (Cu, Fe): form hard grains in the solder bath and bring dross sooner.',
      ],
    ),
    paragraph(
      'Sertifikat analisis yang baik menyebut tiap unsur dalam ppm atau %, bukan hanya “Sn\u00a0min.\u00a099,85”. Dua lot dengan kemurnian yang sama bisa berperilaku sangat berbeda di bak solder bila yang satu membawa timbal dan yang lain membawa antimon.',
      'A good certificate of analysis names each element in ppm or %, not just “Sn\u00a0min.\u00a099.85”. Two lots of the same purity can behave very differently in the solder bath if one carries lead and the other antimony.',
    ),
    heading('Memeriksa saat barang datang', 'Checking on arrival'),
    paragraph(
      'Cocokkan nomor lot pada cap ingot dengan sertifikat, hitung ingot per bundel, lalu timbang. Untuk uji kimia, ambil serbuk bor dari beberapa ingot pada beberapa titik; permukaan saja tidak mewakili isi. Timah meleleh pada 231,9 °C, jadi peleburan ulang sampel untuk pengujian tidak memerlukan tungku besar.',
      'Match the lot number stamped on the ingots with the certificate, count the ingots per bundle, then weigh. For a chemical test take drillings from several ingots at several points; the surface alone does not represent the inside. Tin melts at 231.9 °C, so remelting a sample for testing needs no large furnace.',
    ),
    paragraph(
      'Simpan di tempat kering. Di daerah dingin, timah murni dapat berubah menjadi timah abu-abu yang rapuh di bawah kira-kira 13 °C; di gudang tropis hal itu tidak terjadi, tetapi pembeli di negara bermusim dingin perlu memperhitungkannya untuk penyimpanan panjang.',
      'Store it dry. In the cold, pure tin can turn into brittle grey tin below about 13 °C; in a tropical warehouse that does not happen, but buyers in winter climates should allow for it in long storage.',
    ),
  ],
} satisfies Post
