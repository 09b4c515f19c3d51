import { isRejected, rejectionLimit } from '@niaga/contract/grades'
import { figureSchema } from '@niaga/contract/sheets'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

/** The fields of a row's value, by its kind. */
export const fieldsOfKind = {
  range: ['from', 'to'],
  exact: ['exact'],
  under: ['under'],
  over: ['over'],
  text: ['text'],
} as const

export type RowKind = keyof typeof fieldsOfKind

type ValueField = (typeof fieldsOfKind)[RowKind][number]

/** Whether a row of this kind has the field. */
export function hasField(row: unknown, name: ValueField): boolean {
  const kind = Object.entries(fieldsOfKind).find(([known]) => known === textOf(row, 'kind'))
  return kind?.[1].some((field) => field === name) ?? false
}

const sentences = {
  id: {
    missing: 'Isi nilainya.',
    noFigure: (value: string) =>
      `“${value}” bukan angka. Tulis dengan titik desimal dan tanpa pemisah ribuan, misalnya 1200 atau 0.5.`,
    falling: (from: string, to: string) => `Nilai awal ${from} lebih besar daripada ${to}.`,
    noScale: (from: string, to: string) =>
      `Ujung kiri skala, ${from}, harus lebih kecil daripada ujung kanannya, ${to}.`,
    halfScale: 'Isi kedua ujung skala, atau kosongkan keduanya.',
    outside: (value: string, from: string, to: string) =>
      `${value} berada di luar skala ${from} sampai ${to}.`,
    rejected: (value: string, limit: string) => `${value} sudah terkena batas tolak ${limit}.`,
  },
  en: {
    missing: 'Fill in the value.',
    noFigure: (value: string) =>
      `“${value}” is not a number. Write it with a decimal point and without a thousands separator, such as 1200 or 0.5.`,
    falling: (from: string, to: string) => `The lower value ${from} is larger than ${to}.`,
    noScale: (from: string, to: string) =>
      `The left end of the scale, ${from}, must be smaller than its right end, ${to}.`,
    halfScale: 'Fill in both ends of the scale, or leave both empty.',
    outside: (value: string, from: string, to: string) =>
      `${value} is outside the scale ${from} to ${to}.`,
    rejected: (value: string, limit: string) => `${value} would be rejected by the limit ${limit}.`,
  },
}

/** Requires a figure within the row's scale and its limit of rejection, in a row whose kind has the field. */
export function validateValue(name: Exclude<ValueField, 'text'>): TextFieldSingleValidation {
  return (value, { req, siblingData: row }) => {
    if (!hasField(row, name)) return true
    const figure = value?.trim() ?? ''
    const { missing, noFigure, falling } = sentencesOf(req)
    if (figure === '') return missing
    if (!isFigure(figure)) return noFigure(figure)
    const from = textOf(row, 'from')
    if (name === 'to' && isFigure(from) && Number(from) > Number(figure)) {
      return falling(from, figure)
    }
    // What is under or over a figure is not the figure.
    const isLimit = name === 'under' || name === 'over'
    return isLimit ? validateWithinScale(figure, row, req) : validateWithin(figure, row, req)
  }
}

/** Accepts an empty field, or a figure within the row's scale and its limit of rejection. */
export const validateTypical: TextFieldSingleValidation = (value, { req, siblingData: row }) => {
  const figure = value?.trim() ?? ''
  if (figure === '') return true
  return isFigure(figure) ? validateWithin(figure, row, req) : sentencesOf(req).noFigure(figure)
}

/** Requires a text in a row whose value is one. */
export const validateText: TextFieldSingleValidation = (value, { req, siblingData: row }) =>
  !hasField(row, 'text') || Boolean(value?.trim()) || sentencesOf(req).missing

/** Accepts an empty scale, or two figures, the smaller one first. */
export function validateScale(name: 'scaleFrom' | 'scaleTo'): TextFieldSingleValidation {
  return (value, { req, siblingData: row }) => {
    const figure = value?.trim() ?? ''
    const other = textOf(row, name === 'scaleFrom' ? 'scaleTo' : 'scaleFrom')
    const { halfScale, noFigure, noScale } = sentencesOf(req)
    if (figure === '') return other === '' || halfScale
    if (!isFigure(figure)) return noFigure(figure)
    if (name === 'scaleFrom' || !isFigure(other)) return true
    return Number(other) < Number(figure) || noScale(other, figure)
  }
}

function validateWithin(figure: string, row: unknown, req: PayloadRequest): true | string {
  const limit = rejectionLimit(textOf(row, 'rejection'))
  if (limit && isRejected(figure, limit)) {
    return sentencesOf(req).rejected(figure, `${limit.sign} ${limit.figure}`)
  }
  return validateWithinScale(figure, row, req)
}

function validateWithinScale(figure: string, row: unknown, req: PayloadRequest): true | string {
  const [from, to] = [textOf(row, 'scaleFrom'), textOf(row, 'scaleTo')]
  if (!isFigure(from) || !isFigure(to) || Number(from) >= Number(to)) return true
  const isWithin = Number(from) <= Number(figure) && Number(figure) <= Number(to)
  return isWithin || sentencesOf(req).outside(figure, from, to)
}

export function isFigure(text: string): boolean {
  return figureSchema.safeParse(text).success
}

export function textOf(row: unknown, name: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : ''
  return typeof value === 'string' ? value.trim() : ''
}

function sentencesOf({ i18n }: PayloadRequest) {
  return sentences[i18n?.language === 'en' ? 'en' : 'id']
}
