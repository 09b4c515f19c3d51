import type { Product } from '@niaga/contract/entities'
import { bases, type Grade } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import type { SheetRow } from '@niaga/contract/sheets'
import { incoterms, type LoadPort, type Terms } from '@niaga/contract/terms'
import { translated, translatedList } from '@niaga/contract/translation'
import { storedRow } from '../../src/collections/sheets/sheet-texts.ts'

/** The grades of a product as they are stored in a language. */
export function gradesIn({ grades = [] }: Product, locale: Locale) {
  return grades.map((grade) => ({
    name: translated(grade, 'name', locale),
    use: translated(grade, 'use', locale),
    note: translated(grade, 'note', locale),
    rows: grade.rows.map((row) => gradeRowIn(row, locale)),
  }))
}

function gradeRowIn(row: Grade['rows'][number], locale: Locale) {
  const {
    measure: _measure,
    basis,
    source: _source,
    ...stored
  } = storedRow(translatedRow(row, locale))
  return { ...stored, basis: bases.find((known) => known === basis) ?? null }
}

function translatedRow(row: SheetRow, locale: Locale): SheetRow {
  return {
    ...row,
    parameter: translated(row, 'parameter', locale),
    unit: translated(row, 'unit', locale) || null,
    ...(row.text === undefined ? {} : { text: translated(row, 'text', locale) }),
  }
}

/** The terms of a product or machine as they are stored in a language. */
export function termsIn(terms: Terms, locale: Locale) {
  const { load_ports: ports = [], next_laycan: laycan, hs_code: hsCode } = terms
  return {
    incoterms: incoterms.filter((term) => terms.incoterms?.includes(term)),
    loadPorts: ports.map((port) => loadPortIn(port, locale)),
    minimum: translated(terms, 'minimum', locale),
    monthly: translated(terms, 'monthly', locale),
    leadTime: translated(terms, 'lead_time', locale),
    nextLaycan: laycan && {
      from: laycan.from,
      to: laycan.to,
      tonnes: laycan.tonnes,
      asOf: laycan.as_of,
    },
    packing: translatedList(terms, 'packing', locale).join('\n'),
    hsCode,
    payment: translatedList(terms, 'payment', locale).join('\n'),
    inspection: translatedList(terms, 'inspection', locale).join('\n'),
  }
}

function loadPortIn(port: LoadPort, locale: Locale) {
  return {
    name: translated(port, 'name', locale),
    kind: port.kind,
    loadingRate: translated(port, 'loading_rate', locale),
    maxSize: translated(port, 'max_size', locale),
  }
}
