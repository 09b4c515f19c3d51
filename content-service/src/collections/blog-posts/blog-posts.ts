import type { CollectionConfig } from 'payload'
import { dayAndTime, inSidebar, localizedLine, picture } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { seoField } from '../content/seo-field.ts'
import { bodyField } from './body-field.ts'
import { listedAt, setPublishedDate, validateDate } from './dates.ts'

export function blogPosts(): CollectionConfig {
  return {
    slug: 'blog-posts',
    labels: {
      singular: { id: 'Artikel blog', en: 'Blog post' },
      plural: { id: 'Artikel blog', en: 'Blog posts' },
    },
    defaultSort: '-updatedAt',
    hooks: { beforeChange: [setPublishedDate] },
    admin: {
      group: menuGroups.content,
      useAsTitle: 'title',
      defaultColumns: ['title', 'image', 'category', 'publishedDate', 'schedule', '_status'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Tampil di halaman Blog; empat yang terbaru juga di beranda. Draf tidak tampil di situs.',
        en: 'Shown on the Blog page; the home page shows the newest four. The site does not show drafts.',
      },
    },
    fields: [
      localizedLine('title', {
        label: { id: 'Judul', en: 'Title' },
        description: {
          id: 'Tampil di halaman Blog dan di atas artikel. Kartu di beranda menampilkan 60 karakter pertama.',
          en: 'Shown on the Blog page and above the post. Cards on the home page show the first 60 characters.',
        },
        required: true,
        maxLength: 200,
        shown: [{ characters: 60, place: 'cards' }],
      }),
      picture('image', {
        label: { id: 'Gambar', en: 'Picture' },
        description: {
          id: 'Tampil di kartu artikel dan di atas isinya. Bila kosong, situs memakai gambar polos.',
          en: 'Shown on the card of the post and above its body. When empty, the site shows a placeholder.',
        },
      }),
      bodyField({
        label: { id: 'Isi artikel', en: 'Body' },
        description: {
          id: 'Tampil di halaman artikel. Beranda menampilkan 200 karakter pertama, mesin pencari 160.',
          en: 'Shown on the page of the post. The home page shows the first 200 characters, search engines 160.',
        },
        shown: [
          { characters: 200, place: 'home' },
          { characters: 160, place: 'search' },
        ],
      }),
      seoField({
        id: 'judul dan awal isi artikel.',
        en: 'the title and the beginning of the post.',
      }),
      inSidebar(
        localizedLine('category', {
          label: { id: 'Kategori', en: 'Category' },
          description: {
            id: 'Tampil di atas judul. Bila kosong, situs menampilkan “Umum”.',
            en: 'Shown above the title. When empty, the site shows “General”.',
          },
          maxLength: 60,
        }),
      ),
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'people',
        // With a filter, Payload checks that the person still exists, and names the field.
        filterOptions: { id: { exists: true } },
        label: { id: 'Penulis', en: 'Author' },
        admin: {
          position: 'sidebar',
          allowCreate: false,
          description: {
            id: 'Nama dan tugasnya tampil di samping artikel. Bila kosong, tidak ada nama yang tampil.',
            en: 'Name and role are shown beside the post. When empty, no name is shown.',
          },
        },
      },
      {
        name: 'publishedDate',
        type: 'date',
        index: true,
        validate: validateDate,
        label: { id: 'Tanggal terbit', en: 'Publication date' },
        admin: {
          position: 'sidebar',
          date: dayAndTime,
          description: {
            id: 'Menentukan urutan artikel, terbaru paling dulu. Bila kosong, terisi saat dipublikasikan. Artikel dengan tanggal mendatang baru tampil pada waktu itu. Jamnya menurut komputer Anda.',
            en: 'Posts are sorted by this date, newest first. When empty, publishing fills it in. A post with a future date appears then. Times use your computer’s clock.',
          },
        },
      },
      listedAt(),
    ],
  }
}
