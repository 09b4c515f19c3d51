import type { RichTextField } from 'payload'
import { descriptionIn, getCounter, labelIn } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import type { Shown } from '../../platform/admin/shown.ts'
import { withFigures } from '../content/placeholders.ts'
import { bodyEditor } from './body-editor.ts'
import { validateBody } from './pasted/validate-body.ts'

type BodyOptions = { label: Label; description: Label; shown?: Shown[] }

/** The text of an article or of a company's own page, in both languages. */
export function bodyField({ label, shown = [], ...options }: BodyOptions): RichTextField {
  const description = withFigures(options.description)
  const { components } = getCounter(shown)
  return {
    name: 'body',
    type: 'richText',
    localized: true,
    required: true,
    label,
    editor: bodyEditor,
    validate: validateBody,
    admin: {
      description,
      components: {
        ...components,
        Label: labelIn(label),
        Description: descriptionIn(description),
      },
    },
  }
}
