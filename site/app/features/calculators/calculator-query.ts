import type { CalculatorPath } from '@niaga/contract/pages'
import { sentMark, typedForm } from './query-names.ts'

type Fields = {
  /** The names of the fields for numbers; with `*` those of each grade. */
  figures: readonly string[]
  /** The fields with options. */
  choices?: Readonly<Record<string, RegExp>>
}

/** The fields of each calculator in an address. */
const fields: Readonly<Record<CalculatorPath, Fields>> = {
  '/kalkulator/nilai-kalor': {
    figures: [
      ...['nilai', 'tm', 'im', 'abu', 'h', 'on', 'harga', 'acuan', 'ton', 'tmk'],
      ...['harga-*', 'angkut-*'],
    ],
    choices: { satuan: /^(kcal|mj|btu)$/, basis: /^(gar|adb|nar|db|daf)$/ },
  },
  '/kalkulator/tongkang-kapal': {
    figures: ['ton', 'sf', 'kapasitas', 'laju', 'sarat', 'muat', 'jeti', 'siklus', 'armada'],
    choices: {
      kapal: /^(supramax|handysize|handymax|panamax|tanpa)$/,
      tongkang: /^(180|230|270|300|330)$/,
    },
  },
  '/kalkulator/excavator-truk': {
    figures: [
      ...['bucket', 'isi', 'densitas', 'siklus', 'muatan', 'bak', 'tukar', 'angkut', 'buang'],
      ...['kembali', 'truk', 'excavator', 'efisiensi'],
    ],
    choices: { terakhir: /^(sebagian|penuh)$/ },
  },
}

/**
 * Parameters of a calculator that select another page: the mark of a submitted form, its choices, and its values as typed.
 * An invalid value is shown again with its error, unless it is longer than the form accepts.
 */
export function calculatorQuery(path: CalculatorPath) {
  const { figures, choices } = fields[path]
  const typed = figures.map((name) => [name, typedForm] as const)
  const queryForms: Record<string, RegExp> = {
    [sentMark]: /^1$/,
    ...choices,
    ...Object.fromEntries(typed),
  }
  return { query: Object.keys(queryForms), queryForms }
}
