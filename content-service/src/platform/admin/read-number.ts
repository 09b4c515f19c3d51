import { type FigureReading, readFigure } from '@niaga/contract/read-figure'
import type { Label } from './labels.ts'
import { writeFigure } from './write-number.ts'

type NumberReading = { value: number | null; fault?: never } | { value?: never; fault: Label }

/**
 * Reads an editor's input for a number field, `null` if empty. The field's limits decide between two interpretations; from
 * 0 to 100 it is a percentage, and with a step of 1 a whole number. A map gives coordinates with up to 15 decimals, of
 * which six are 10 cm.
 */
export function readNumber(
  input: string,
  { min = -Infinity, max = Infinity, admin = {} }: { min?: number; max?: number; admin?: object },
): NumberReading {
  const text = input.trim()
  if (text === '') return { value: null }
  const unit = min === 0 && max === 100 ? '%' : ''
  const reading = readFigure(text.replace(/([.,]\d{6})\d+$/, '$1'), {
    ...{ span: [min, max], unit, isWhole: Reflect.get(admin, 'step') === 1 },
  })
  return 'value' in reading
    ? { value: Number(reading.value) }
    : { fault: figureFault(text, reading) }
}

/**
 * Describes how a typed figure is read, unless it is read as written; of an illegible one only what is ambiguous. In
 * Indonesian, three digits after a point look like thousands.
 */
export function writeReading(input: string, reading: FigureReading, language: keyof Label): string {
  if ('ambiguous' in reading) return figureFault(input, reading)[language]
  const isClear = language === 'en' || !/\.\d{3}$/.test(input)
  if ('fault' in reading || (reading.value === input && isClear)) return ''
  return `= ${writeFigure(reading.value, language)}`
}

/** Returns the reason why a figure is unusable. */
export function figureFault(
  input: string,
  reading: Exclude<FigureReading, { value: string }>,
): Label {
  if ('ambiguous' in reading) {
    const [one, other] = reading.ambiguous
    return {
      id: `“${input}” dapat berarti ${one} atau ${writeFigure(other, 'id')}. Tulis yang Anda maksud.`,
      en: `“${input}” could be ${one} or ${other}. Write the one you mean.`,
    }
  }
  if (/^[\d.,]+ ?%$/.test(input)) {
    return {
      id: `“${input}” adalah persentase, sedangkan satuan angka ini bukan %. Tulis angkanya dalam satuan itu.`,
      en: `“${input}” is a percentage, but the unit of this figure is not %. Write it in that unit.`,
    }
  }
  return {
    id: `“${input}” bukan angka. Tulis angkanya saja, paling banyak 6 desimal, misalnya 1200 atau 0,5.`,
    en: `“${input}” is not a number. Write only the figure, with at most 6 decimals, such as 1200 or 0.5.`,
  }
}
