import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

test('opens in the Excel of each language: a mark for UTF-8, and the separator of its decimal sign', () => {
  const rows = [
    ['Kadar abu', '10,0'],
    ['Ukuran “µm”; halus', ''],
  ]
  expect(csvFile(rows, 'id')).toBe('\ufeffKadar abu;10,0\r\n"Ukuran “µm”; halus";\r\n')
  expect(csvFile([['Ash, dry', '10.0']], 'en')).toBe('\ufeff"Ash, dry",10.0\r\n')
})

test.for([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+62 21', "'+62 21"],
  ['-2+3', "'-2+3"],
  ['＝HYPERLINK(1)', "'＝HYPERLINK(1)"],
  [' =1', "'=1"],
  ['\t=1', "'=1"],
  ['=A1;=B1', '"\'=A1;\'=B1"'],
  ['Abu,=1+1', "Abu,'=1+1"],
  ['Rp 5.000,-', 'Rp 5.000,-'],
  ['=cmd|"/c calc"', '"\'=cmd|""/c calc"""'],
  ['-5', '-5'],
  ['-0,5', '-0,5'],
  ['> 12,0', '> 12,0'],
  ['4200–6500', '4200–6500'],
  ['a\r\n=1', 'a =1'],
  ['50.000\u00a0t', '50.000 t'],
])('writes %o as %o', ([text, cell]) => {
  expect(csvFile([[text ?? '']], 'id')).toBe(`\ufeff${cell}\r\n`)
})
