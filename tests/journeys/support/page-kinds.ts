import { sitePaths } from '../../../contract/src/pages.ts'

/** One address of every kind of page. */
export const pageKinds = [
  ...sitePaths.map((path) => path.replace(/\{\w+\}/g, '1')),
  '/produk/batubara',
  '/alat/excavator',
]

/** States of these pages that have their own address. */
export const stateAddresses = [
  '/produk/99999',
  '/produk/1?batas-kadar-abu=10&batas-nilai-kalor=abc',
  '/produk/1?batas-kadar-abu=10&batas-nilai-kalor=4800',
  '/produk/1?mutu=energi-4600&mutu=energi-5000',
  '/alat/bandingkan?pilih=1&pilih=2',
  '/kalkulator/nilai-kalor?hitung=1&nilai=abc&tm=20&im=30',
  '/kalkulator/nilai-kalor?harga=52,5&acuan=4500&ton=50000&tmk=27',
  '/kalkulator/tongkang-kapal?sarat=11&armada=4&kapal=panamax',
  '/cari?q=batubara',
  '/cari?q=qqqqqq',
  '/blog?q=tidak+ada',
  '/blog/99999',
  '/tidak-ada',
] as const
