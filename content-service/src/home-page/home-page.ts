import type { Field, GlobalConfig } from 'payload'
import { localizedLine, localizedLines, picture } from '../admin/fields.ts'
import { menuGroups } from '../admin/labels.ts'

/** The texts of the home page: the sections of order 1 to 4 of the contract. */
export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: { id: 'Beranda', en: 'Home page' },
  versions: { drafts: false, max: 50 },
  admin: {
    group: menuGroups.content,
    description: {
      id: 'Teks dan gambar di beranda situs, dari atas ke bawah.',
      en: 'The texts and pictures of the home page, from top to bottom.',
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { name: 'hero', label: { id: 'Pembuka', en: 'Hero' }, fields: heroFields() },
        { name: 'about', label: { id: 'Tentang kami', en: 'About us' }, fields: bandFields() },
        { name: 'vision', label: { id: 'Visi', en: 'Vision' }, fields: bandFields() },
        { name: 'faq', label: { id: 'Tanya jawab', en: 'Questions' }, fields: faqFields() },
      ],
    },
  ],
}

function title(required: boolean) {
  return localizedLine('title', {
    label: { id: 'Judul', en: 'Title' },
    required,
    maxLength: 160,
  })
}

function subtitle() {
  return localizedLines('subtitle', { label: { id: 'Subjudul', en: 'Subtitle' }, rows: 2 })
}

function sectionPicture() {
  return picture('image', {
    label: { id: 'Gambar', en: 'Picture' },
    description: {
      id: 'Bila kosong, situs memakai gambar bawaannya.',
      en: 'When empty, the site uses its own picture.',
    },
  })
}

function heroFields(): Field[] {
  return [
    title(true),
    subtitle(),
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
        localizedLine('buttonUrl', {
          label: { id: 'Tujuan tombol', en: 'Button address' },
          description: { id: 'Misalnya /kontak', en: 'For example /kontak' },
        }),
      ],
    },
    sectionPicture(),
  ]
}

function bandFields(): Field[] {
  return [
    title(false),
    subtitle(),
    localizedLines('description', { label: { id: 'Keterangan', en: 'Description' }, rows: 6 }),
    sectionPicture(),
  ]
}

function faqFields(): Field[] {
  return [
    title(false),
    subtitle(),
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
          en: 'When empty, the site shows its own three pairs.',
        },
        components: { RowLabel: '/src/admin/row-label.tsx#RowLabel' },
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
