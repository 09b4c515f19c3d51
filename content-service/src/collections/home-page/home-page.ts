import type { Field, GlobalConfig } from 'payload'
import { formPart, localizedLine, localizedLines, picture } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import type { Shown } from '../../platform/admin/shown.ts'
import { withFigures } from '../content/placeholders.ts'
import { buttonAddress } from '../menu-items/site-address.ts'

const ownPicture = {
  id: 'Bila kosong, situs memakai gambar bawaannya.',
  en: 'When empty, the site uses its default picture.',
}

const noPicture = {
  id: 'Di bawah keterangan. Bila kosong, tidak ada gambar.',
  en: 'Below the description. When empty, there is no picture.',
}

/** The texts of the home page: the contract's sections with order 1 to 4. */
export function homePage(): GlobalConfig {
  return {
    slug: 'home-page',
    label: { id: 'Beranda', en: 'Home page' },
    admin: {
      group: menuGroups.content,
      description: {
        id: 'Teks dan gambar di beranda situs, dari atas ke bawah.',
        en: 'The texts and pictures of the home page, from top to bottom.',
      },
    },
    fields: [
      formPart('homeTexts', '/src/collections/home-page/home-texts.tsx#HomeTexts'),
      {
        type: 'tabs',
        tabs: [
          {
            name: 'hero',
            label: { id: 'Pembuka', en: 'Hero' },
            description: {
              id: 'Bagian teratas beranda, di atas gambar selebar layar.',
              en: 'The top of the home page, over a full-width picture.',
            },
            fields: heroFields(),
          },
          {
            name: 'about',
            label: { id: 'Tentang kami', en: 'About us' },
            description: {
              id: 'Di bawah empat kartu, dengan tautan ke halaman Tentang Kami. Isi kartu diambil dari Profil perusahaan.',
              en: 'Below the four cards, with a link to the About page. The cards show the company profile.',
            },
            fields: bandFields(ownPicture),
          },
          {
            name: 'vision',
            label: { id: 'Visi', en: 'Vision' },
            description: {
              id: 'Di samping tanya jawab, di tengah beranda.',
              en: 'Beside the questions, in the middle of the home page.',
            },
            fields: bandFields(noPicture),
          },
          {
            name: 'faq',
            label: { id: 'Tanya jawab', en: 'Questions' },
            description: {
              id: 'Pertanyaan pertama terbuka lebih dulu; pengunjung membuka yang lain.',
              en: 'The first question is open at the start; visitors open the others.',
            },
            fields: faqFields(),
          },
        ],
      },
    ],
  }
}

function title(required: boolean, description: Label) {
  return localizedLine('title', {
    label: { id: 'Judul', en: 'Title' },
    description,
    required,
    maxLength: 160,
  })
}

function subtitle(description: Label, shown?: Shown[]) {
  const label = { id: 'Subjudul', en: 'Subtitle' }
  return localizedLines('subtitle', { label, description, rows: 2, shown })
}

function sectionPicture(description: Label) {
  return picture('image', { label: { id: 'Gambar', en: 'Picture' }, description })
}

function heroFields(): Field[] {
  return [
    title(true, { id: 'Tulisan terbesar di beranda.', en: 'The largest text on the home page.' }),
    subtitle(
      {
        id: 'Di bawah judul. Mesin pencari menampilkan 160 karakter pertama sebagai keterangan situs.',
        en: 'Below the title. Search engines show the first 160 characters to describe the site.',
      },
      [{ characters: 160, place: 'search' }],
    ),
    {
      type: 'row',
      fields: [
        localizedLine('buttonText', {
          label: { id: 'Teks tombol', en: 'Button text' },
          description: {
            id: 'Bila kosong, tombol tidak tampil.',
            en: 'When empty, there is no button.',
          },
          maxLength: 40,
        }),
        {
          name: 'buttonUrl',
          type: 'text',
          localized: true,
          label: { id: 'Tujuan tombol', en: 'Button address' },
          validate: buttonAddress,
          admin: {
            description: {
              id: 'Halaman di situs ini, misalnya /kontak. Bila kosong, tombol tidak tampil.',
              en: 'A page of this site, for example /kontak. When empty, there is no button.',
            },
          },
        },
      ],
    },
    sectionPicture(ownPicture),
  ]
}

function bandFields(pictureDescription: Label): Field[] {
  return [
    title(false, { id: 'Judul bagian ini.', en: 'The heading of this section.' }),
    subtitle({ id: 'Baris kecil di atas judul.', en: 'The small line above the heading.' }),
    localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: withFigures({
        id: 'Tampil di bawah judul; setiap baris menjadi satu paragraf.',
        en: 'Shown below the heading; each line becomes a paragraph.',
      }),
      rows: 6,
    }),
    sectionPicture(pictureDescription),
  ]
}

function faqFields(): Field[] {
  return [
    title(false, { id: 'Judul di atas pertanyaan.', en: 'The heading above the questions.' }),
    subtitle({
      id: 'Untuk situs dan aplikasi lain; situs ini tidak menampilkannya.',
      en: 'For other sites and apps; this site does not show it.',
    }),
    {
      name: 'items',
      type: 'array',
      label: { id: 'Pertanyaan dan jawaban', en: 'Questions and answers' },
      labels: {
        singular: { id: 'Pertanyaan', en: 'Question' },
        plural: { id: 'Pertanyaan', en: 'Questions' },
      },
      admin: {
        description: {
          id: 'Bila kosong, situs menampilkan tiga tanya jawab bawaannya.',
          en: 'When empty, the site shows three default questions.',
        },
        components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
        initCollapsed: true,
      },
      fields: [
        localizedLine('question', {
          label: { id: 'Pertanyaan', en: 'Question' },
          required: true,
          maxLength: 200,
        }),
        localizedLines('answer', { label: { id: 'Jawaban', en: 'Answer' }, required: true }),
      ],
    },
  ]
}
