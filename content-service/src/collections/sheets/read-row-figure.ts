import { type FigureReading, readFigure } from '@niaga/contract/read-figure'
import { figureSchema } from '@niaga/contract/sheets'
import type { PayloadRequest } from 'payload'
import { getText, spanFor } from './row-figures.ts'

/** A row of a sheet or a grade with its document. */
type Place = { req: PayloadRequest; siblingData: unknown; data?: unknown }

/** Reads a figure of a row. Input from an account may have any language's notation; all other values have a decimal point. */
export function readRowFigure(text: string, { req, siblingData: row, data }: Place): FigureReading {
  if (!req.user || req.context?.hasReadFigures) {
    return figureSchema.safeParse(text).success ? { value: text } : { fault: 'not_a_number' }
  }
  return readFigure(text, { span: spanFor(row, data), unit: getText(row, 'unit') })
}
