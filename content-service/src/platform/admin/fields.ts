import type {
  CollapsibleField,
  CollectionSlug,
  Field,
  NumberField,
  SingleRelationshipField,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload'
import type { Label } from './labels.ts'
import type { Shown } from './shown.ts'

type Options = { label: Label; description?: Label; required?: boolean }

type TextOptions = Options & {
  /** The part of the text that the site shows, if not all of it. */
  shown?: Shown[]
}

/** A one-line text in both languages. */
export function localizedLine(
  name: string,
  options: TextOptions & { maxLength?: number },
): TextField {
  const { label, description, required = false, maxLength, shown = [] } = options
  const limits: Shown[] = maxLength ? [...shown, { atMost: maxLength }] : shown
  const admin = { description, ...getCounter(limits) }
  return { name, type: 'text', localized: true, required, maxLength, label, admin }
}

/** A text of several lines in both languages. */
export function localizedLines(
  name: string,
  options: TextOptions & { rows?: number },
): TextareaField {
  const { label, description, required = false, rows = 4, shown = [] } = options
  const admin = { description, rows, ...getCounter(shown) }
  return { name, type: 'textarea', localized: true, required, label, admin }
}

/** A text of several lines in both languages, with a maximum number of characters. */
export function limitedLines(
  name: string,
  maxLength: number,
  options: TextOptions & { rows?: number },
): TextareaField {
  const shown: Shown[] = [...(options.shown ?? []), { atMost: maxLength }]
  return { ...localizedLines(name, { ...options, shown }), maxLength }
}

/** The counter below a field. */
export function getCounter(shown: Shown[]) {
  if (shown.length === 0) return {}
  const counter = { path: '/src/platform/admin/shown-part.tsx#ShownPart', clientProps: { shown } }
  return { components: { afterInput: [counter] } }
}

/** Hides a field from every list and from changes of many documents. */
export const onlyInForm = {
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
} as const

/** Hides a field, whose value the service sets, from every form and list. */
export const hiddenField = { hidden: true, ...onlyInForm } as const

/** A part of a form without a value. */
export function formPart(name: string, Field: string, admin: UIField['admin'] = {}): UIField {
  const { components, ...options } = admin
  return {
    name,
    type: 'ui',
    admin: { ...onlyInForm, ...options, components: { Field, ...components } },
  }
}

/** The name of a person, which no language changes. */
export function personName(): TextField {
  return {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 120,
    label: { id: 'Nama', en: 'Name' },
    admin: {
      description: { id: 'Sama dalam kedua bahasa.', en: 'The same in both languages.' },
    },
  }
}

/**
 * Closes fields that few documents fill in.
 *
 * @param automatic what the site shows if they are empty; visible while they are closed
 */
export function folded(label: Label, automatic: Label, fields: Field[]): CollapsibleField {
  const description = { id: `Otomatis: ${automatic.id}`, en: `Automatic: ${automatic.en}` }
  return { type: 'collapsible', label, admin: { initCollapsed: true, description }, fields }
}

/** Moves a field to the narrow column beside the form. */
export function inSidebar(field: TextField): TextField {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}

/** The formats of every date in the admin. Months in full: Payload abbreviates August as Agt, `Intl` as Agu. */
const dayFormat = 'd MMMM yyyy'
export const dateFormat = `${dayFormat} HH.mm`

/** The forms in which a day may be typed, the first as shown. Without them the picker would read `10/12` as October. */
const days = [dayFormat, 'd MMM yyyy', 'd/M/yyyy', 'd-M-yyyy', 'd.M.yyyy', 'yyyy-MM-dd']
const moments = days.flatMap((day) => [`${day} HH.mm`, `${day} HH:mm`])

/** The picker's own names are English; `PartNames` names its buttons. */
const arrows = { previousMonthButtonLabel: '', nextMonthButtonLabel: '' }

export const dayOnly = {
  pickerAppearance: 'dayOnly' as const,
  displayFormat: dayFormat,
  overrides: { ...arrows, dateFormat: days },
}
export const dayAndTime = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: dateFormat,
  timeFormat: 'HH.mm',
  // The heading above the times is in English in every language.
  overrides: { ...arrows, showTimeCaption: false, dateFormat: [...moments, ...days] },
}

/** A picture from the media library. */
export function picture(name: string, options: Options): UploadField {
  const { label, description, required = false } = options
  return { name, type: 'upload', relationTo: 'media', required, label, admin: { description } }
}

/** The parent of a document, in the same collection; a document cannot be its own parent. */
export function parentIn(collection: CollectionSlug): SingleRelationshipField {
  return {
    name: 'parent',
    type: 'relationship',
    relationTo: collection,
    label: { id: 'Di bawah', en: 'Parent' },
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: {
      position: 'sidebar',
      description: {
        id: 'Untuk situs dan aplikasi lain; situs ini tidak memakainya. Kosongkan bila berdiri sendiri.',
        en: 'For other sites and apps; this site does not use it. Leave empty at the top level.',
      },
    },
  }
}

const lowestFirst = {
  id: 'Angka terkecil tampil paling dulu.',
  en: 'The lowest number is shown first.',
}

export const unusedOrder = {
  id: 'Untuk situs dan aplikasi lain; urutan ini tidak mengubah situs.',
  en: 'For other sites and apps; this order does not change the site.',
}

/** Returns a position in steps of ten, which lets an editor insert something between. */
export function sortOrderAt(index: number): number {
  return (index + 1) * 10
}

/** The position of a document in its list, lowest first. */
export function sortOrder(description: Label = lowestFirst): NumberField {
  return {
    name: 'sortOrder',
    type: 'number',
    required: true,
    defaultValue: 100,
    index: true,
    label: { id: 'Urutan', en: 'Order' },
    admin: {
      position: 'sidebar',
      step: 1,
      description,
      components: { Cell: '/src/platform/admin/order-cell.tsx#OrderCell' },
    },
  }
}
