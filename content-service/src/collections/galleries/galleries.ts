import type { GalleryEntry } from '@niaga/contract/entities'
import type { CollectionConfig } from 'payload'
import { localizedLine, localizedLines, picture, sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import type { WireFields } from '../content/wire-fields.ts'

export function galleries(): CollectionConfig {
  return {
    slug: 'galleries',
    labels: {
      singular: { id: 'Isi galeri', en: 'Gallery entry' },
      plural: { id: 'Galeri', en: 'Gallery' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.content,
      useAsTitle: 'title',
      defaultColumns: ['title', 'sortOrder', 'image', 'updatedAt'],
      listSearchableFields: ['title', 'description'],
      description: {
        id: 'Tampil di halaman Galeri, gambarnya bergantian di kiri dan kanan.',
        en: 'Shown on the Gallery page, with pictures alternating left and right.',
      },
    },
    fields: [...Object.values(galleryFields()), sortOrder()],
  }
}

export type GalleryValues = Omit<GalleryEntry, 'id' | 'image_alt' | 'image_focus' | 'image_credit'>

/** The fields of an entry of the gallery by their names in the contract. */
export function galleryFields() {
  return {
    title: localizedLine('title', {
      label: { id: 'Judul', en: 'Title' },
      description: {
        id: 'Tampil di samping gambarnya di halaman Galeri.',
        en: 'Shown beside its picture on the Gallery page.',
      },
      required: true,
      maxLength: 160,
    }),
    description: localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: { id: 'Tampil di bawah judulnya.', en: 'Shown below its title.' },
    }),
    image: picture('image', {
      label: { id: 'Gambar', en: 'Picture' },
      description: {
        id: 'Bergantian di kiri dan di kanan menurut urutannya.',
        en: 'Alternate left and right, in this order.',
      },
      required: true,
    }),
  } satisfies WireFields<GalleryValues>
}
