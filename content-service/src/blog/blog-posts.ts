import type { CollectionConfig } from 'payload'
import { localizedLine, picture } from '../admin/fields.ts'
import { menuGroups } from '../admin/labels.ts'
import { bodyEditor } from './body-editor.ts'
import { listedAt } from './listed-at.ts'

export const blogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: {
    singular: { id: 'Artikel blog', en: 'Blog post' },
    plural: { id: 'Artikel blog', en: 'Blog posts' },
  },
  defaultSort: '-publishedDate',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'category', 'publishedDate', '_status'],
    description: {
      id: 'Empat artikel terbaru tampil di beranda. Draf tidak tampil di situs.',
      en: 'The four newest posts are shown on the home page. Drafts are not shown on the site.',
    },
  },
  fields: [
    localizedLine('title', {
      label: { id: 'Judul', en: 'Title' },
      description: {
        id: 'Kartu di beranda menampilkan 60 karakter pertama.',
        en: 'Cards on the home page show the first 60 characters.',
      },
      required: true,
      maxLength: 200,
      shown: { shownCharacters: 60 },
    }),
    picture('image', { label: { id: 'Gambar', en: 'Picture' } }),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      required: true,
      label: { id: 'Isi artikel', en: 'Body' },
      editor: bodyEditor,
      admin: {
        description: {
          id: 'Beranda menampilkan 200 karakter pertama.',
          en: 'The home page shows the first 200 characters.',
        },
      },
    },
    {
      ...localizedLine('category', {
        label: { id: 'Kategori', en: 'Category' },
        description: {
          id: 'Bila kosong, situs menampilkan “Umum”.',
          en: 'When empty, the site shows “General”.',
        },
        maxLength: 60,
      }),
      admin: {
        position: 'sidebar',
        description: {
          id: 'Bila kosong, situs menampilkan “Umum”.',
          en: 'When empty, the site shows “General”.',
        },
      },
    },
    {
      name: 'publishedDate',
      type: 'date',
      index: true,
      label: { id: 'Tanggal terbit', en: 'Published date' },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH.mm' },
        description: {
          id: 'Bila kosong, situs menampilkan “Belum dipublish”.',
          en: 'When empty, the site shows “Not published yet”.',
        },
      },
    },
    listedAt,
  ],
}
