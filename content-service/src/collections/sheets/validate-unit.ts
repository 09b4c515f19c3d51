import { isMeasurementUnit } from '@niaga/contract/measurement-units'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { sentenceFor } from '../../platform/admin/sentence.ts'

/**
 * Accepts an empty field, or a unit of the trade. Content of another host is imported unchanged: only an account sees the
 * error.
 */
export const validateUnit: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  const unit = value?.trim() ?? ''
  if (valid !== true || unit === '' || !options.req.user || isMeasurementUnit(unit)) return valid
  return sentenceFor(options.req, {
    id: `“${unit}” bukan satuan yang dikenal. Tulis misalnya kcal/kg, %, ppm, mm, µm, t, m³/jam, atau °C.`,
    en: `“${unit}” is not a unit of the trade. Use, for example, kcal/kg, %, ppm, mm, µm, t, m³/h or °C.`,
  })
}
