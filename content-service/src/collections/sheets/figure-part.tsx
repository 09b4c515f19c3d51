'use client'

import { readFigure, type Span } from '@niaga/contract/read-figure'
import { useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { writeReading } from '../../platform/admin/read-number.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getText, spanFor } from './row-figures.ts'

type Props = { path: string; span?: Span }

/** The interpretation of a figure that is stored as text, below its field. Nothing converts an unchanged value. */
export function FigurePart({ path, span }: Props) {
  const field = useFormFields(([fields]) => fields[path])
  const language = adminLanguage(useTranslation().i18n.language)
  const { getData, getSiblingData } = useForm()
  const text = String(field?.value ?? '').trim()
  const isTyped = /\D/.test(text) && field?.value !== field?.initialValue
  const row = isTyped && getSiblingData(path)
  const options = row && { span: span ?? spanFor(row, getData()), unit: getText(row, 'unit') }
  return (
    <output className="shown-part">
      {options && writeReading(text, readFigure(text, options), language)}
    </output>
  )
}
