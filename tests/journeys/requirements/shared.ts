import { demands } from './requirement.ts'

/** Section 1, and the header and footer of every page in section 2. */
export const shared = [
  ...demands('1', [
    [
      'Minerals: coal, silica, gold, quartz sand, zirconium sand, tin',
      '2 fixed products: every sheet is one click',
    ],
    [
      'Equipment: excavator, bulldozer, dump truck, drilling, roller, loader, pump, sand-suction vessel, drill machine',
      '2 fixed equipment: every sheet is one click',
    ],
    [
      'Company, businesses, locations, management, gallery, news and contact come from a content service',
      '7 calls: each screen asks',
    ],
    [
      'Anonymous visitors: no sign-in, no account, no cookie',
      '4, 9 language: Indonesian is the default',
    ],
    ['Every page ends with a call to action', '1 call to action: every page ends with one'],
    ['On the gallery and the static pages it links #kontak', '1 call to action: links #kontak'],
    ['On home its band links /kontak', '2 home: the call-to-action band links /kontak'],
    ['Two flag buttons, id and en, switch the language', '1, 2 language: two flag buttons'],
    [
      'A switch reloads the page’s data and swaps the text',
      '1, 4 language: switching swaps the text',
    ],
    ['The static equipment pages are Indonesian only', '1, 2 fixed equipment: Indonesian only'],
  ]),
  ...demands('2 routes', [
    ['/ is home', '2 home: the sample company'],
    ['/tentang-kami', '2 about'],
    ['/tentang-kami/visi-misi', '2 vision'],
    ['/tentang-kami/pengurus', '2 management'],
    ['/tentang-kami/galeri', '2 gallery'],
    ['/produk', '2 product list'],
    ['/produk/batubara, /silika, /emas, /kuarsa, /zirkonium, /timah', '2 fixed products'],
    ['/produk/{id}', '2 product detail'],
    ['/alat/excavator … /bor, nine in all', '2 fixed equipment'],
    ['/alat/{id}', '2 tool detail'],
    ['/bisnis', '2 business'],
    ['/lokasi-tambang', '2 locations'],
    ['/blog', '2 blog list'],
    ['/blog/{id}', '2 blog detail'],
    ['/kontak', '2 contact: phone, address, email'],
    [
      'Every page on a desktop, a tablet and a phone, each with its own menu',
      '2 routes: / fits the window at every width',
      '2 routes: /en fits the window at every width',
      '2 navigation: the mobile menu',
    ],
    [
      'Any other address is a 404 in the language of the address',
      '2 routes: an unknown page is a 404',
    ],
  ]),
  ...demands('2 navigation', [
    [
      'Fixed at the top; transparent there, white after more than 10 px',
      '2, 9 navigation: transparent at the top',
    ],
    ['Scroll-to-top button after 300 px', '2, 9 navigation: the scroll-to-top button'],
    [
      'Links: home, About Us group of four, Products, Tools, business, locations, blog, contact',
      '2 navigation: links every screen',
    ],
    [
      'Products from the product list link /produk/{id}; Tools link /alat/{id}',
      '2 navigation: links every screen',
    ],
    [
      'Items three per column, described in two words',
      '2, 9 navigation: mega-menu items stand three per column',
    ],
    ['One mega-menu open at a time, toggled by click', '2 navigation: only one mega-menu is open'],
    ['Closes on an outside click', '2 navigation: a mega-menu closes on a click outside'],
    ['Closes on navigation', '2 navigation: a mega-menu closes on navigation'],
    ['The mobile menu is a collapsible list with its own toggle', '2 navigation: the mobile menu'],
    ['Both flags are there on a phone too', '2 navigation: both flags are visible'],
  ]),
  ...demands('2 footer', [
    [
      'Company, social links, products, businesses, contact, head office, copyright',
      '2 footer: company, social links',
    ],
    [
      'Failed to load businesses / Gagal memuat data perusahaan',
      '2 footer: says when businesses fail',
    ],
    [
      'No businesses available / Belum ada data perusahaan',
      '2 footer: says when there are no businesses',
    ],
  ]),
]
