import { escapeCell, unescapeCell } from '@niaga/contract/formulas'
import { expect, test } from 'vitest'
import { csvLine, readCsv } from './csv.ts'

test.for([
  ...[
    '=1',
    '-2+3',
    'Halo,=1+1',
    'Halo;=1+1',
    'Halo\t=1+1',
    'Halo\n=1+1',
    'Halo,  @SUM(A1)',
    "a,'=1",
  ],
  ...['a,"=1+1,b', 'a,""-cmd|x', 'a\t\t+1*2', 'a,＝1', '\t=1', "''=1", 'a;- 2+3', 'a,-5,=1'],
  ...['Rp 5.000,-', 'Rp 5.000,-/ton', 'suhu 3,-5', 'a, b; c'],
])('writes %j as a cell that no program evaluates, wherever it splits the line', (text) => {
  for (const separator of [',', ';'] as const) {
    const line = csvLine(['x', escapeCell(text)], separator)
    for (const part of line.split(/[,;\t\r\n]/)) {
      expect(part).not.toMatch(/^[ "]*(?:[=@＝]|[-+] *[\da-z]+[+*(|])/)
    }
    const rows = readCsv(csvLine(Array(9).fill('x'), separator) + line, 2, 9)
    expect(rows?.[1]?.map(unescapeCell)).toEqual(['x', text])
  }
})

test.for(['Rp 5.000,-', 'suhu 3,-5', 'a, b; c'])('leaves %j as it is', (text) => {
  expect(csvLine([text], ',')).toBe(`"${text}"\r\n`)
})
