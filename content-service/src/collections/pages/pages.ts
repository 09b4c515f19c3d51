import type { Access, CollectionConfig } from 'payload'
import { formPart, localizedLine } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { isEdited } from '../content/is-edited.ts'
import { keepAsCreated } from '../content/keep-as-created.ts'
import { pageFields } from './page-fields.ts'
import { isFixed } from './shown-fields.ts'
import { validateSlug } from './validate-slug.ts'

/** The pages of the specification cannot be deleted; the company's own pages can. */
const exceptFixed: Access = ({ req }) => (req.user ? { path: { exists: false } } : false)

const outside = { disableListFilter: true, disableBulkEdit: true }

/**
 * The texts of every page. The specified pages exist from the start, so editors neither create nor delete them; the
 * company's own pages have a slug and a body.
 */
export function pages(): CollectionConfig {
  return {
    slug: 'pages',
    labels: {
      singular: { id: 'Halaman', en: 'Page' },
      plural: { id: 'Halaman', en: 'Pages' },
    },
    defaultSort: 'id',
    disableDuplicate: true,
    access: { delete: exceptFixed },
    admin: {
      group: menuGroups.content,
      // The form of the home page's parts links to it.
      baseFilter: () => ({ path: { not_equals: '/' } }),
      useAsTitle: 'name',
      defaultColumns: ['name', 'path', 'slug', 'updatedAt'],
      listSearchableFields: ['name', 'title', 'intro', 'slug'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Judul, pengantar, ajakan penutup, dan keterangan mesin pencari setiap halaman situs. Halaman baru beralamat sendiri, misalnya /privasi.',
        en: 'Title, introduction, closing band and search engine description of each page. A new page has its own address, such as /privasi.',
      },
    },
    fields: [
      {
        ...localizedLine('name', { label: { id: 'Nama halaman', en: 'Name of the page' } }),
        hooks: {
          beforeValidate: [keepAsCreated],
          beforeChange: [({ data, value }) => (isFixed(data) ? value : (data?.title ?? value))],
        },
        admin: { ...outside, hidden: true },
      },
      {
        name: 'path',
        type: 'text',
        unique: true,
        label: { id: 'Halaman situs', en: 'Page of the site' },
        hooks: { beforeValidate: [keepAsCreated] },
        admin: {
          ...outside,
          position: 'sidebar',
          readOnly: true,
          condition: isFixed,
          description: {
            id: 'Alamatnya tetap. {id} berarti setiap produk, alat, atau artikel.',
            en: 'Its address is fixed. {id} means each product, machine or article.',
          },
        },
      },
      {
        name: 'slug',
        type: 'text',
        unique: true,
        required: true,
        label: { id: 'Alamat', en: 'Address' },
        validate: validateSlug,
        hooks: {
          beforeValidate: [
            ({ originalDoc, value }) => (isFixed(originalDoc) ? null : trimmedSlug(value)),
          ],
        },
        admin: {
          position: 'sidebar',
          condition: (page) => !isFixed(page),
          description: {
            id: 'Misalnya “privasi” untuk /privasi dan /en/privasi. Bila alamatnya diganti, buat pengalihan dari alamat lama.',
            en: 'Example: “privasi” for /privasi and /en/privasi. If you change it, add a redirect from the old address.',
          },
        },
      },
      {
        name: 'inFooter',
        type: 'checkbox',
        defaultValue: false,
        label: { id: 'Tautkan di kaki halaman', en: 'Link in the footer' },
        admin: {
          position: 'sidebar',
          condition: (page) => !isFixed(page),
          description: {
            id: 'Tampil di baris terbawah setiap halaman, dengan judulnya.',
            en: 'Its title appears in the last line of every page.',
          },
        },
      },
      formPart('homeParts', '/src/collections/home-page/home-texts.tsx#HomeParts', {
        condition: ({ path }) => path === '/',
      }),
      ...pageFields(),
      isEdited(),
    ],
  }
}

/** Editors may type the address with a slash or in capitals. */
function trimmedSlug(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.trim().replace(/^\//, '').replace(/\/$/, '').toLowerCase() || null
}
