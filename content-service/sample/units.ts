import type { SampleUnit } from './grade-types.ts'
import type { Text } from './types.ts'

const hire = {
  basis: { id: 'Per jam kerja', en: 'Per working hour' },
  minimum: {
    id: '200 jam per bulan; jam siaga terhitung di dalamnya',
    en: '200 hours a month, standby hours included',
  },
  operator: {
    id: 'Termasuk, satu giliran, dengan SIO yang berlaku',
    en: 'Included, one shift, with a valid operator’s licence (SIO)',
  },
  fuel: { id: 'Ditanggung penyewa', en: 'Paid by the hirer' },
  mobilisation: {
    id: 'Ditanggung penyewa, dari tempat unit',
    en: 'Paid by the hirer, from where it stands',
  },
}

const hireOfPump = {
  basis: { id: 'Per bulan', en: 'Per month' },
  minimum: { id: '1 bulan', en: 'one month' },
  operator: { id: 'Tidak termasuk', en: 'Not included' },
  fuel: hire.fuel,
  mobilisation: { id: 'Termasuk hingga 100 km', en: 'Included up to 100 km' },
}

function place(name: string): Text {
  return { id: name, en: name }
}

/** Years, hours and places are invented; a unit has no maker and no price. */
export const units = [
  {
    key: 'excavator-20-1',
    tool: 'excavator',
    name: { id: 'Excavator 20 t, unit 1', en: 'Excavator 20 t, unit 1' },
    year: 2021,
    hours: 6400,
    location: place('Surabaya'),
    offer: 'both',
    state: 'free',
    hire,
  },
  {
    key: 'excavator-30-2',
    tool: 'excavator',
    name: { id: 'Excavator 30 t, unit 2', en: 'Excavator 30 t, unit 2' },
    year: 2022,
    hours: 4800,
    location: place('Samarinda'),
    offer: 'hire',
    state: 'hired',
    hire,
  },
  {
    key: 'excavator-5-3',
    tool: 'excavator',
    name: { id: 'Excavator mini 5 t, unit 3', en: 'Mini excavator 5 t, unit 3' },
    year: 2019,
    hours: 7200,
    location: place('Pangkalpinang'),
    offer: 'sale',
    state: 'free',
  },
  {
    key: 'bulldozer-1',
    tool: 'bulldozer',
    name: { id: 'Bulldozer crawler, unit 1', en: 'Crawler bulldozer, unit 1' },
    year: 2020,
    hours: 8100,
    location: place('Samarinda'),
    offer: 'hire',
    state: 'free',
    hire,
  },
  {
    key: 'dump-truck-1',
    tool: 'dump-truck',
    name: { id: 'Dump truck off-highway, unit 1', en: 'Off-highway dump truck, unit 1' },
    year: 2018,
    hours: 11500,
    location: place('Balikpapan'),
    offer: 'sale',
    state: 'sold',
  },
  {
    key: 'dump-truck-2',
    tool: 'dump-truck',
    name: { id: 'Dump truck off-highway, unit 2', en: 'Off-highway dump truck, unit 2' },
    year: 2021,
    hours: 6900,
    location: place('Balikpapan'),
    offer: 'both',
    state: 'free',
    hire,
  },
  {
    key: 'roller-1',
    tool: 'roller',
    name: { id: 'Roller vibrasi, unit 1', en: 'Vibratory roller, unit 1' },
    year: 2020,
    hours: 3900,
    location: place('Sampit'),
    offer: 'hire',
    state: 'free',
    hire,
  },
  {
    key: 'loader-1',
    tool: 'loader',
    name: { id: 'Wheel loader, unit 1', en: 'Wheel loader, unit 1' },
    year: 2022,
    hours: 5200,
    location: place('Surabaya'),
    offer: 'both',
    state: 'free',
    hire,
  },
  {
    key: 'pump-1',
    tool: 'pump',
    name: { id: 'Pompa lumpur, unit 1', en: 'Slurry pump, unit 1' },
    year: 2023,
    hours: 1800,
    location: place('Pangkalpinang'),
    offer: 'hire',
    state: 'free',
    hire: hireOfPump,
  },
] satisfies SampleUnit[]
