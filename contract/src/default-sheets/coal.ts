import type { DefaultSheet } from './default-sheet.ts'

export const coal = {
  name: { id: 'Batubara', en: 'Coal' },
  alt: {
    id: 'Render: tumpukan batubara bongkah dan halus di lantai beton, dengan batang skala 100 mm',
    en: 'Render: a heap of lump coal and fines on a concrete floor, with a 100 mm scale bar',
  },
  description: {
    id: 'Batubara termal untuk pembangkit\u00a0listrik, pabrik semen, dan boiler industri. Mutu dan berat ditetapkan surveyor independen di pelabuhan muat.',
    en: 'Thermal coal for power stations, cement kilns and industrial boilers. An independent surveyor determines quality and weight at the load port.',
  },
  rows: [
    {
      parameter: { id: 'Nilai kalor', en: 'Calorific value' },
      unit: 'Kcal/Kg',
      value: { from: '4200', to: '6500' },
      scale: { from: '3000', to: '7500' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kadar air', en: 'Moisture' },
      unit: '%',
      value: { from: '8', to: '15' },
      scale: { from: '0', to: '40' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kadar abu', en: 'Ash' },
      unit: '%',
      value: { from: '5', to: '12' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kadar sulfur', en: 'Sulfur' },
      unit: '%',
      value: { from: '0.5', to: '1.0' },
      scale: { from: '0', to: '3' },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Pembangkit listrik tenaga uap', en: 'Thermal power stations' },
    { id: 'Kiln semen', en: 'Cement kilns' },
    {
      id: 'Boiler pabrik tekstil, kertas, dan makanan',
      en: 'Boilers in textile, paper and food plants',
    },
  ],
} satisfies DefaultSheet
