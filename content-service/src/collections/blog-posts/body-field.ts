import type { RichTextField, RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { getCounter } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import type { Shown } from '../../platform/admin/shown.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { withFigures } from '../content/placeholders.ts'
import { bodyEditor } from './body-editor.ts'

/** Replaces Payload's own error for a picture that is still uploading: “invalid selection”. */
const validateBody: RichTextFieldValidation = (value, options) => {
  if (value && hasPendingPicture(value)) {
    return adminTexts(options.req.i18n).pasted.pending
  }
  return richText(value, options)
}

function hasPendingPicture(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('type' in node && node.type === 'upload' && 'pending' in node && node.pending) return true
  return Object.values(node).some(hasPendingPicture)
}

type BodyOptions = { label: Label; description: Label; shown?: Shown[] }

/** The text of an article or of a company's own page, in both languages. */
export function bodyField({ label, shown = [], ...options }: BodyOptions): RichTextField {
  return {
    name: 'body',
    type: 'richText',
    localized: true,
    required: true,
    label,
    editor: bodyEditor,
    validate: validateBody,
    admin: { description: withFigures(options.description), ...getCounter(shown) },
  }
}
