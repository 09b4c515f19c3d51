// cspell:ignore disaringlah penambatan nambat
import { expect, test } from 'vitest'
import { getTerms } from './get-terms.ts'
import { indonesianRoots } from './indonesian-roots.ts'
import { getIndonesianStems } from './indonesian-stems.ts'
import { getEnglishStem } from './stem-english.ts'

/** Roots with words derived from them. */
const derived = {
  kirim: ['pengiriman', 'mengirim', 'dikirim', 'kiriman', 'mengirimkannya'],
  tambang: ['penambangan', 'pertambangan', 'menambang', 'tambangnya'],
  sewa: ['penyewaan', 'menyewa', 'disewakan', 'penyewa', 'menyewakan'],
  jual: ['penjualan', 'dijual', 'menjual', 'penjual'],
  beli: ['pembelian', 'pembeli', 'dibeli', 'membeli'],
  muat: ['pemuatan', 'muatan', 'memuat', 'dimuatkan'],
  uji: ['pengujian', 'diuji', 'menguji', 'teruji'],
  kemas: ['pengemasan', 'kemasan', 'dikemas', 'mengemas'],
  keruk: ['pengerukan', 'mengeruk', 'dikeruk'],
  bor: ['pengeboran', 'mengebor'],
  tawar: ['penawaran', 'menawarkan', 'tawaran'],
  padat: ['pemadatan', 'memadatkan', 'pemadat'],
  angkut: ['pengangkutan', 'angkutan', 'mengangkut'],
  murni: ['kemurnian', 'pemurnian', 'termurni'],
  syarat: ['persyaratan', 'syaratnya'],
  labuh: ['pelabuhan', 'berlabuh'],
  sampel: ['penyampelan', 'sampelnya'],
  lebur: ['peleburan', 'meleburkan', 'dilebur'],
  campur: ['pencampuran', 'dicampur', 'campuran'],
  saring: ['penyaringan', 'saringan', 'disaringlah'],
}

const pairs = Object.entries(derived).flatMap(([root, words]) =>
  words.map((word) => [word, root] as const),
)

test.each(pairs)('%s is of %s', (word, root) => {
  expect(getIndonesianStems(word)).toEqual([root])
})

test('does not divide a word that only seems to have an affix', () => {
  const whole = ['keramik', 'semen', 'besi', 'mineral', 'terminal', 'emas', 'timah', 'dinding']
  expect(whole.flatMap(getIndonesianStems)).toEqual([])
})

test('guesses two stems at most of a word that it does not know', () => {
  expect(getIndonesianStems('penambatan')).toEqual(['tambat', 'nambat'])
  expect(getIndonesianStems('mesinnya')).toEqual(['mesin'])
  expect(getIndonesianStems('x'.repeat(40))).toEqual([])
})

test('every root is a word in lower case that no other one is derived into', () => {
  for (const root of indonesianRoots) expect(root).toMatch(/^[a-z]{3,14}$/)
})

test.each([
  ['excavators', 'excavator'],
  ['hiring', 'hir'],
  ['hire', 'hir'],
  ['shipping', 'ship'],
  ['ceramics', 'ceramic'],
  ['supplies', 'supply'],
  ['boxes', 'box'],
  ['crushed', 'crush'],
  ['glass', null],
  ['gas', null],
  ['red', null],
])('the stem of %s is %s', (word, stem) => {
  expect(getEnglishStem(word)).toBe(stem)
})

test('finds a word under its forms and its meaning, a figure under itself, and a stop word not at all', () => {
  expect(getTerms('penyewaan', 'id')).toEqual(['penyewaan', 'sewa', '~sewa'])
  expect(getTerms('hiring', 'en')).toEqual(['hiring', 'hir', '~sewa'])
  expect(getTerms('coal', 'id')).toContain('~batubara')
  expect(getTerms('4600', 'id')).toEqual(['4600'])
  expect(getTerms('yang', 'id')).toEqual([])
  expect(getTerms('the', 'en')).toEqual([])
})
