import { expect, test } from 'vitest'
import { addressKey, companyKey } from './customer-keys.ts'

test.for([
  'PT Contoh Power',
  'pt. contoh power',
  'P.T. Contoh Power, Tbk.',
  'CONTOH POWER (Persero)',
  ' Contoh  Power Co., Ltd. ',
  'Contoh-Power Pte Ltd',
  'Contoh Power, PT',
  'ＣＯＮＴＯＨ　Ｐｏｗｅｒ',
  'ContohPower',
])('knows %s as Contoh Power', (name) => expect(companyKey(name)).toBe('contohpower'))

test.for([
  ['PT Contoh Energi', 'contohenergi'],
  ['Ltd Contoh Co Power', 'contohcopower'],
  ['株式会社コントー', 'コントー'],
  ['コントー(株)', 'コントー'],
  ['三林有限公司', '三林'],
  ['C.V. 3 Saudara', '3saudara'],
] as const)('knows %s by %s', ([name, key]) => expect(companyKey(name)).toBe(key))

test.for([
  ...['', ' ', '-', '...', 'PT', 'CV.', 'n/a', 'Tidak ada', 'Pribadi', 'Perorangan'],
  ...['Gmail', 'gmail.com', 'Yahoo.co.id', 'OUTLOOK.COM', 'hotmail', 'ymail.com', 'test'],
  null,
  undefined,
])('knows no company by %s', (name) => expect(companyKey(name)).toBeNull())

test('knows an address whatever its case', () => {
  expect(addressKey(' Sari@Pembeli.Example')).toBe('sari@pembeli.example')
  expect(addressKey('sari+niaga@pembeli.example')).not.toBe('sari@pembeli.example')
})

test('needs no longer than linear time for a long name', () => {
  expect(companyKey('p.'.repeat(50_000))).toBe('p'.repeat(50_000))
})
