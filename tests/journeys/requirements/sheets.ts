import { demands } from './requirement.ts'

/** The fixed pages of section 2. Their journeys compare every figure with a list of their own. */
export const sheets = [
  ...demands('2 products', [
    ['Hero, image, description, table Parameter, Satuan (Unit), Nilai (Value)', '2 fixed products'],
    [
      'Coal: calorific value 4200-6500 Kcal/Kg, moisture 8-15 %, ash 5-12 %, sulfur 0.5-1.0 %',
      '2 fixed products: /produk/batubara',
      '2 fixed products: /en/produk/batubara',
    ],
    [
      'Gold: purity 99.99 %, weight 1-1000 g, color, form (bar or jewelry)',
      '2 fixed products: /produk/emas',
      '2 fixed products: /en/produk/emas',
    ],
    [
      'Silica: purity 95-99 %, particle 10-200 µm, moisture under 1.5 %, white/transparent',
      '2 fixed products: /produk/silika',
      '2 fixed products: /en/produk/silika',
    ],
    [
      'Quartz sand: the same figures as silica',
      '2 fixed products: /produk/kuarsa',
      '2 fixed products: /en/produk/kuarsa',
    ],
    [
      'Zirconium sand: ZrO2+HfO2 65-66 %, Fe2O3 under 0.15 %, TiO2 0.5-1.0 %, 75-250 µm, grey/light brown',
      '2 fixed products: /produk/zirkonium',
      '2 fixed products: /en/produk/zirkonium',
    ],
    [
      'Tin: purity 99.85-99.99 %, melting 231.9 °C, boiling 2602 °C, silvery white',
      '2 fixed products: /produk/timah',
      '2 fixed products: /en/produk/timah',
    ],
  ]),
  ...demands('2 equipment', [
    ['Type tables, Indonesian only', '1, 2 fixed equipment: Indonesian only'],
    [
      'Excavator: Mini 1-5 t, Medium 5-15 t, Heavy 15-90 t, Long Reach 20-60 t, three models',
      '2 fixed equipment: /alat/excavator',
    ],
    [
      'Bulldozer: crawler 10-100 t, thrust 150-500 kN; wheel, mini and swamp',
      '2 fixed equipment: /alat/bulldozer',
    ],
    [
      'Dump truck: standard 10-25 t, articulated 20-40 t, mini 3-8 t, off-highway 30-90 t',
      '2 fixed equipment: /alat/dumptruck',
    ],
    [
      'Drilling: rotary 30-70 m, 500-2500 mm; blast hole 20-40 m, 100-400 mm; core 50-150 m, 50-200 mm; directional 100-500 mm',
      '2 fixed equipment: /alat/drilling',
    ],
    [
      'Roller: smooth wheel 5-12 t, sheep foot 6-14 t, pneumatic 8-25 t, vibratory 10-20 t',
      '2 fixed equipment: /alat/roller',
    ],
    ['Loader: wheel, skid steer, track, backhoe', '2 fixed equipment: /alat/loader'],
    [
      'Pump: industrial water, slurry, submersible, fire fighting',
      '2 fixed equipment: /alat/pompa',
    ],
    [
      'Sand-suction vessel: cutter suction, trailer suction hopper, mini',
      '2 fixed equipment: /alat/kapal',
    ],
    ['Drill machine: soil, rock, oil and gas', '2 fixed equipment: /alat/bor'],
  ]),
]
