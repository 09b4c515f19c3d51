import type { Field } from 'payload'
import { limitedLines, localizedLine, picture } from '../../platform/admin/fields.ts'
import { bodyField } from '../blog-posts/body-field.ts'
import { withFigures } from '../content/placeholders.ts'
import { seoField } from '../content/seo-field.ts'
import { buttonAddress } from '../menu-items/site-address.ts'
import { pageTextNames, pageTexts } from './page-texts.ts'
import { hasField, hasText, isFixed } from './shown-fields.ts'

/** The texts of a page, from top to bottom. */
export function pageFields(): Field[] {
  return [
    onlyWhere(
      (page) => hasField(page, 'title'),
      localizedLine('title', {
        label: { id: 'Judul', en: 'Title' },
        description: {
          id: 'Tulisan terbesar halaman ini, dan judulnya di mesin pencari. Halaman Tentang Kami menampilkan nama perusahaan sebagai gantinya.',
          en: 'The largest text on the page, and its title for search engines. The About page shows the company name instead.',
        },
        required: true,
        maxLength: 120,
      }),
    ),
    onlyWhere(
      (page) => hasField(page, 'intro'),
      limitedLines('intro', 500, {
        label: { id: 'Pengantar', en: 'Introduction' },
        description: withFigures({
          id: 'Di bawah judul. Bila kosong, situs memakai teks bawaannya bila ada.',
          en: 'Below the title. When empty, the site uses its own text if it has one.',
        }),
        rows: 3,
      }),
    ),
    onlyWhere(
      (page) => hasField(page, 'title'),
      picture('image', {
        label: { id: 'Gambar', en: 'Picture' },
        description: {
          id: 'Di belakang judul. Bila kosong, bagian itu tanpa gambar.',
          en: 'Behind the title. When empty, there is no picture.',
        },
      }),
    ),
    onlyWhere(
      (page) => !isFixed(page),
      bodyField({
        label: { id: 'Isi halaman', en: 'Body' },
        description: { id: 'Tampil di bawah judul.', en: 'Shown below the title.' },
      }),
    ),
    {
      name: 'texts',
      type: 'group',
      label: { id: 'Teks lain di halaman ini', en: 'Other texts on the page' },
      admin: {
        condition: (page) => pageTextNames.some((name) => hasText(page, name)),
        description: {
          id: 'Bila kosong, situs memakai teks bawaannya.',
          en: 'When empty, the site uses its own text.',
        },
      },
      fields: pageTextNames.map((name) =>
        onlyWhere(
          (page) => hasText(page, name),
          localizedLine(name, { ...pageTexts[name], maxLength: 200 }),
        ),
      ),
    },
    closingBand(),
    seoField({
      id: 'judul halaman, dan teks bawaan situs atau awal isi halaman. {company} diganti nama perusahaan; {name} diganti nama produk atau alat pada halamannya.',
      en: 'the title of the page, and the site’s own text or the beginning of the page. {company} becomes the company name, {name} the name of the page’s product or machine.',
    }),
  ]
}

function closingBand(): Field {
  return {
    name: 'closing',
    type: 'group',
    label: { id: 'Ajakan penutup', en: 'Closing band' },
    admin: {
      description: {
        id: 'Di atas kaki halaman. Yang kosong diisi situs dengan teks bawaannya.',
        en: 'Above the footer. Empty fields show the site’s own text.',
      },
    },
    fields: [
      localizedLine('title', {
        label: { id: 'Judul ajakan', en: 'Band title' },
        description: { id: 'Baris besar ajakan.', en: 'The large line in the band.' },
        maxLength: 120,
      }),
      limitedLines('text', 300, {
        label: { id: 'Teks ajakan', en: 'Band text' },
        description: { id: 'Di bawah judulnya.', en: 'Below its title.' },
        rows: 2,
      }),
      {
        type: 'row',
        fields: [
          localizedLine('buttonText', {
            label: { id: 'Teks tautan ajakan', en: 'Link text' },
            description: {
              id: 'Di tombol; dengan tujuan #kontak di tautan kedua.',
              en: 'On the button; with #kontak on a second link.',
            },
            maxLength: 60,
          }),
          {
            name: 'buttonUrl',
            type: 'text',
            label: { id: 'Tujuan tautan ajakan', en: 'Link address' },
            validate: buttonAddress,
            admin: {
              description: {
                id: 'Halaman di situs ini, misalnya /kontak, atau #kontak untuk kaki halaman.',
                en: 'A page of this site, such as /kontak, or #kontak for the footer.',
              },
            },
          },
        ],
      },
    ],
  }
}

/** Shows a field only on pages that meet a condition. */
function onlyWhere<Shown extends Field>(condition: (page: unknown) => boolean, field: Shown) {
  return { ...field, admin: { ...field.admin, condition } } as Shown
}
