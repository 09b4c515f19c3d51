// cspell:ignore batubra eksavator zirkoniun silka sertfikat excavater
import type { BaseLocale } from '@niaga/contract/locale'

/**
 * A visitor's query with its expected results, one of which has to be first or among the first three: products, grades,
 * machines, units, documents and articles of the sample company, by address.
 */
export type ExpectedQuery = readonly [query: string, ...paths: string[]]

const coal = '/produk/1'
const [silica, gold, quartz, zircon, tin] = [2, 3, 4, 5, 6].map((id) => `/produk/${id}`) as [
  string,
  string,
  string,
  string,
  string,
]
const grade = (product: string, slug: string) => `${product}?mutu=${slug}#grades`
const post = (id: number) => `/blog/${id}`
const unit = (tool: number, id: number) => `/alat/${tool}/unit/${id}`
const file = (id: number, name: string) => `/files/${id}/${name}.pdf`

const certificate = file(2, 'spesimen-sertifikat-batubara')
const safetySheet = file(6, 'lembar-keselamatan-pasir-zirkonium')
const excavators = [unit(1, 1), unit(1, 2), unit(1, 3), unit(1, 10)]

export const sixtyQueries: Readonly<Record<BaseLocale, readonly ExpectedQuery[]>> = {
  id: [
    // Names, written together and apart, in either language.
    ['batubara', coal],
    ['batu bara', coal],
    ['coal', coal],
    ['pasir zirkon', zircon],
    ['zirconium sand', zircon],
    ['tin', tin],
    ['quartz', quartz],
    ['wheel loader', unit(6, 8), '/alat/6'],
    ['kapal isap pasir', '/alat/8'],
    // Typing errors.
    ['batubra', coal],
    ['eksavator', '/alat/1'],
    ['zirkoniun', zircon],
    ['silka', silica],
    ['buldozer', '/alat/2'],
    ['sertfikat timah', file(4, 'spesimen-sertifikat-timah')],
    // Figures and units.
    ['4600 gar', grade(coal, 'energi-4600')],
    ['GAR 5000', grade(coal, 'energi-5000')],
    ['gar5500', grade(coal, 'energi-5500')],
    ['batubara 6000 kkal', grade(coal, 'energi-6000')],
    ['excavator 20 ton', unit(1, 1)],
    ['excavator 20t', unit(1, 1)],
    ['timah 99,95', grade(tin, 'sn-99-95')],
    ['timah 99.95', grade(tin, 'sn-99-95')],
    ['CONTOH-COA-001', certificate],
    ['contoh coa 003', file(4, 'spesimen-sertifikat-timah')],
    // Affixes other than those in the content.
    ['penyewaan', ...excavators, '/bisnis', '/#vision'],
    ['menyewa bulldozer', unit(2, 4), unit(2, 11)],
    ['pemuatan kapal', post(2), '/kontak'],
    ['menggali', '/alat/1'],
    ['pengangkutan', '/alat/3'],
    ['memadatkan', '/alat/5'],
    ['meleburkan', '/lokasi-tambang#lokasi-2'],
    ['pengeboran', '/alat/4', '/alat/9', '/alat/drilling'],
    ['pembersihan lahan', '/alat/2'],
    ['dikemas jumbo bag', '/lokasi-tambang#lokasi-3', silica, quartz, zircon],
    // Queries of buyers.
    ['harga batubara', coal],
    ['sewa excavator', ...excavators],
    ['sertifikat batubara', certificate],
    ['lembar keselamatan zirkon', safetySheet],
    ['musim hujan', post(1)],
    ['demurrage', post(2)],
    [
      'titik leleh abu',
      ...['energi-4600', 'energi-5000', 'energi-5500', 'energi-6000'].map((slug) =>
        grade(coal, slug),
      ),
    ],
    ['pasir kaca', quartz, post(7)],
    ['alat berat', '/bisnis', '/alat'],
  ],
  en: [
    ['coal', coal],
    ['glass sand', quartz],
    ['zircon sand', zircon],
    ['tin ingots', tin],
    ['gold bars', gold],
    ['4600 GAR', grade(coal, 'energi-4600')],
    ['coal 5000 kcal/kg', grade(coal, 'energi-5000')],
    ['coal price', coal],
    ['excavators for hire', ...excavators],
    ['hire bulldozer', unit(2, 4), unit(2, 11)],
    ['dredger', '/alat/8', unit(8, 15)],
    ['excavater', '/alat/1'],
    ['certificate of analysis coal', certificate],
    ['safety sheet zircon', safetySheet],
    ['moistures in the rainy season', post(1)],
    ['gar vs nar', post(6)],
  ],
}
