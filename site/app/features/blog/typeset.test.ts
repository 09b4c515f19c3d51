import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

function whole(figure: string) {
  return `<span class="whole">${figure}</span>`
}

test.each([
  ['75–250 µm', whole('75–250 µm')],
  ['5.800 kkal/kg, 4,880 kcal/kg', `${whole('5.800 kkal/kg')}, ${whole('4,880 kcal/kg')}`],
  ['pada 231,9 °C, lalu', `pada ${whole('231,9 °C')}, lalu`],
  ['20–40 persen', `${whole('20–40')} persen`],
  ['120 m³ of', `${whole('120 m³')} of`],
  ['a 300-foot barge', `a ${whole('300-foot')} barge`],
])('keeps the figure of %j together', (text, html) => {
  expect(typeset(text)).toBe(html)
})

test.each(['50,000 tonnes in 2026, 5 mines', 'a wear-resistant casing', '&#39; &lt;b&gt;'])(
  'leaves %j as it is',
  (text) => {
    expect(typeset(text)).toBe(text)
  },
)

test('sets the numbers of an oxide as subscripts', () => {
  expect(typeset('ZrO2+HfO2, Fe2O3')).toBe(
    'ZrO<sub>2</sub>+HfO<sub>2</sub>, Fe<sub>2</sub>O<sub>3</sub>',
  )
})

test('keeps the metals of a long formula', () => {
  expect(typeset('BaSO4, KAlSi3O8')).toBe('BaSO<sub>4</sub>, KAlSi<sub>3</sub>O<sub>8</sub>')
})

// Linear time is some 10 ms, quadratic time some 20 s.
test('reads metals without oxygen in linear time', { timeout: 5000 }, () => {
  typeset('Si2'.repeat(20_000))
})
