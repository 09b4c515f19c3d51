import { defaultSheets, presentDefaultSheet } from '@niaga/contract/default-sheets'
import type { BaseLocale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import type { Sheet } from '../../platform/payload-types.ts'
import { sheetTexts } from '../sheets/sheet-texts.ts'
import { getSheetFeatures } from './sheet-features.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

function sheetIn(path: SheetPath, locale: BaseLocale): Sheet {
  const { rows, ...texts } = sheetTexts(presentDefaultSheet(path, defaultSheets[path], locale))
  return {
    id: 1,
    path,
    ...texts,
    rows: rows.map((row, index) => ({ ...row, id: `${index}` })),
    ...moments,
  }
}

function getTexts(path: SheetPath, locale: BaseLocale) {
  const features = getSheetFeatures({ id: sheetIn(path, 'id'), en: sheetIn(path, 'en') })
  return features.map(({ translations }) => {
    const texts = Array.isArray(translations) ? undefined : translations?.[locale]
    return [texts?.title, texts?.description]
  })
}

test('writes each row of the specification in the number style of its language', () => {
  expect(getTexts('/produk/batubara', 'id')).toEqual([
    ['Nilai kalor', '4200–6500 Kcal/Kg'],
    ['Kadar air', '8–15 %'],
    ['Kadar abu', '5–12 %'],
    ['Kadar sulfur', '0,5–1,0 %'],
  ])
  expect(getTexts('/produk/batubara', 'en').at(-1)).toEqual(['Sulfur', '0.5–1.0 %'])
})

test('names what is measured, in lower case and on one line', () => {
  expect(getTexts('/alat/excavator', 'id')[0]).toEqual(['Mini, berat\u00a0operasi', '1–5 t'])
  expect(getTexts('/alat/excavator', 'en')[0]).toEqual(['Mini, operating\u00a0weight', '1–5 t'])
})

test('leaves out our own figures, which need the footnote of the sheet, but no text', () => {
  expect(getTexts('/alat/excavator', 'id')).toHaveLength(4)
  expect(getTexts('/alat/pompa', 'id')).toEqual([])
  expect(getTexts('/produk/emas', 'en')).toContainEqual(['Color', 'Golden yellow'])
})

test('has the id of its row, and Indonesian base texts', () => {
  const sheet = sheetIn('/produk/timah', 'id')
  expect(getSheetFeatures({ id: sheet, en: sheetIn('/produk/timah', 'en') })[1]).toMatchObject({
    id: '1',
    title: 'Titik leleh',
    description: '231,9 °C',
  })
})

test('has the Indonesian words of a row that is not translated, with the figures of the language', () => {
  const sheet = sheetIn('/produk/timah', 'id')
  const untranslated = JSON.parse(JSON.stringify(sheet), (name, value) =>
    ['parameter', 'unit'].includes(name) ? null : value,
  )
  expect(getSheetFeatures({ id: sheet, en: untranslated })[1]?.translations).toMatchObject({
    en: { title: 'Titik leleh', description: '231.9 °C' },
  })
})
