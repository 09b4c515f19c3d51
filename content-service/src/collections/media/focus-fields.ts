import type { Field, NumberField } from 'payload'
import { formPart } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'

/**
 * The point of a picture that stays visible when the site crops it. Payload's own focal point rewrites the file with each
 * change, which moves it from its place; the site does its own cropping.
 */
export function focusFields(): Field[] {
  return [
    formPart('focusPicture', '/src/collections/media/focus-picture.tsx#FocusPicture', {
      position: 'sidebar',
    }),
    percent('focusX', { id: 'Titik fokus dari kiri (%)', en: 'Focal point from the left (%)' }),
    percent('focusY', { id: 'Titik fokus dari atas (%)', en: 'Focal point from the top (%)' }),
  ]
}

function percent(name: 'focusX' | 'focusY', label: Label): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    max: 100,
    label,
    admin: {
      position: 'sidebar',
      step: 1,
      disableListColumn: true,
      disableListFilter: true,
      description: {
        id: 'Kosong berarti tengah gambar. Isi keduanya.',
        en: 'Fill in both, or neither for the middle.',
      },
    },
  }
}
