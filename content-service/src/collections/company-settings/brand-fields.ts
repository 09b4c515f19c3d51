import { type ColourName, minContrast, weakestContrast } from '@niaga/contract/colours'
import type { Field, TextField, UploadField } from 'payload'
import { upload } from 'payload/shared'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { type PictureRule, validateBrandPicture } from './validate-brand-picture.ts'

/** The look of the site. Empty fields keep the default look. */
export function brandFields(): Field[] {
  return [
    brandPicture(
      'logo',
      { minHeight: 64 },
      {
        label: { id: 'Logo dengan nama', en: 'Logo with name' },
        description: {
          id: 'PNG atau WebP, tinggi paling sedikit 64 piksel. Menggantikan lambang dan nama di atas setiap halaman, di atas bidang putih.',
          en: 'PNG or WebP, at least 64 pixels high. Replaces the mark and name at the top of every page, on a white background.',
        },
      },
    ),
    brandPicture(
      'mark',
      { minHeight: 64 },
      {
        label: { id: 'Lambang tanpa nama', en: 'Mark without name' },
        description: {
          id: 'PNG atau WebP, tinggi paling sedikit 64 piksel. Tampil di samping nama bila tidak ada logo.',
          en: 'PNG or WebP, at least 64 pixels high. Shown beside the name if there is no logo.',
        },
      },
    ),
    brandPicture(
      'icon',
      { minHeight: 180, isSquare: true },
      {
        label: { id: 'Ikon', en: 'Icon' },
        description: {
          id: 'PNG atau WebP persegi, paling sedikit 180 × 180 piksel. Tampil di tab peramban dan di layar utama ponsel.',
          en: 'A square PNG or WebP, at least 180 × 180 pixels. Shown in browser tabs and on phone home screens.',
        },
      },
    ),
    {
      type: 'row',
      fields: [
        colourField('accent', '#a94d18', {
          label: { id: 'Warna aksen', en: 'Accent colour' },
          description: {
            id: 'Tautan, tombol, dan garis. Warna untuk latar gelap diturunkan darinya.',
            en: 'For links, buttons and rules. Dark backgrounds use a shade of it.',
          },
        }),
        colourField('ground', '#14171a', {
          label: { id: 'Warna latar gelap', en: 'Dark background' },
          description: {
            id: 'Latar bagian atas halaman, pita, dan kaki halaman.',
            en: 'Behind page headers, bands and the footer.',
          },
        }),
        colourField('page', '#f6f3ee', {
          label: { id: 'Warna latar halaman', en: 'Page background' },
          description: { id: 'Latar terang isi halaman.', en: 'The light page background.' },
        }),
      ],
    },
  ]
}

type Texts = { label: Label; description: Label }

function brandPicture(name: string, rule: PictureRule, { label, description }: Texts): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    filterOptions: { mimeType: { in: ['image/png', 'image/webp'] } },
    admin: { description },
    validate: async (value, options) => {
      const isRejected = await validateBrandPicture(value, options.req, rule)
      return isRejected ?? upload(value, options)
    },
  }
}

function colourField(
  name: ColourName,
  placeholder: string,
  { label, description }: Texts,
): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { description, placeholder },
    hooks: { beforeValidate: [({ value }) => storedColour(value) ?? value] },
    validate: (value: unknown, { req, siblingData }) => {
      if (value === null || value === undefined || value === '') return true
      const colour = storedColour(value)
      if (colour === null) {
        return sentenceFor(req, {
          id: 'Tulis warnanya dengan enam angka heksadesimal, misalnya #0b5c8a.',
          en: 'Enter the colour with six hexadecimal digits, such as #0b5c8a.',
        })
      }
      const page = storedColour(Reflect.get(Object(siblingData), 'page')) ?? undefined
      const { ratio, other } = weakestContrast(name, { page, [name]: colour })
      return ratio >= minContrast || sentenceFor(req, tooWeak(name, colour, other, ratio))
    },
  }
}

function tooWeak(name: ColourName, colour: string, other: string, ratio: number): Label {
  // Rounded down: 4.49 must not read as 4.5.
  const value = (Math.floor(ratio * 10) / 10).toFixed(1)
  const isDarker = name !== 'page'
  return {
    id: `Kontras ${colour} dengan ${other} hanya ${value.replace('.', ',')} : 1, padahal teks butuh paling sedikit 4,5 : 1. Pilih warna yang lebih ${isDarker ? 'gelap' : 'terang'}.`,
    en: `The contrast of ${colour} with ${other} is only ${value} : 1; text needs at least 4.5 : 1. Choose a ${isDarker ? 'darker' : 'lighter'} colour.`,
  }
}

/** Converts a colour as editors write it, `0B5C8A` or `#05a`, to its stored form `#0b5c8a`; `null` for anything else. */
function storedColour(value: unknown): string | null {
  const [, digits] =
    (typeof value === 'string' ? /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(value) : null) ?? []
  if (digits === undefined) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}
