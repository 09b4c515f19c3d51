import { demands } from './requirement.ts'

/** The screens of section 2 that read what editors write. */
export const screens = [
  ...demands('2 home', [
    [
      'Hero: title, subtitle and button of the section with order 1',
      '2 home: the hero shows title',
    ],
    ['The hero’s button is optional', '2 home: the hero has no button'],
    [
      'Four cards: Services, Vision, Mission, Commitment / Layanan, Visi, Misi, Komitmen',
      '2 home: four feature cards',
    ],
    ['About block of order 2 links /tentang-kami', '2 home: the about block'],
    ['FAQ: first open, one at a time, the open one closes', '2, 4 FAQ: the first item is open'],
    ['FAQ items come from order 4', '2 FAQ: several sections of order 4'],
    [
      'Without order 4 three built-in pairs: company, location, commodities',
      '2 FAQ: without a section of order 4',
    ],
    ['Call-to-action band to /kontak', '2 home: the call-to-action band'],
    [
      'News: first large, three cards, read-more to /blog/{id}',
      '2, 9 news: the first item is large',
    ],
    ['An empty message when there is no news', '2 news: an empty message'],
    ['A spinner while loading', '2, 4 home: a loading spinner'],
    [
      'An Error Occurred / Terjadi Kesalahan with Try Again / Coba Lagi that fetches again',
      '8 outage: home shows its error view',
    ],
  ]),
  ...demands('2 about', [
    [
      'Hero with company name and tagline, description, call to action, from the contact data',
      '2 about',
    ],
    ['Vision, mission and motto, the commitment setting', '2 vision'],
    ['Management: the first 3 people with photo, name, position', '2 management'],
  ]),
  ...demands('2 gallery', [
    ['Hero with title and intro; entries with image, title, description', '2 gallery'],
    ['The image side alternates by the parity of the index', '2, 9 gallery'],
    ['Loading... while loading', '2, 4 gallery'],
    ['An error text in red', '2, 8 gallery'],
    ['A language switch in the header of the page', '2 gallery: its header has a language switch'],
  ]),
  ...demands('2 lists', [
    [
      'Business: hero and Business Units, the first 2 with logo, name, description',
      '2, 9 business',
    ],
    ['Mining locations: the first 3 with image, location, description', '2, 9 locations'],
  ]),
  ...demands('2 blog', [
    [
      'Hero and a search box that filters by title, any case',
      '2 blog list: searches all posts by title',
    ],
    [
      'Cards with image, category or Umum / General, date or Belum dipublish / Not published yet, title, read-more',
      '2 blog list: ',
    ],
    ['Banner Detail Blog / Blog Detail', '2 blog detail'],
    ['Image, title, category, date in the language, body as HTML', '2 blog detail'],
    ['Memuat detail blog... / Loading blog detail...', '2, 4 blog detail'],
    ['Gagal memuat blog / Failed to load blog', '2, 8 blog detail'],
    ['Leaving the page clears the detail', '2, 4 blog detail: leaving'],
  ]),
  ...demands('2 contact', [
    [
      'Hero, phone, address, email, form, map whose query is the address',
      '2 contact: phone, address, email',
    ],
  ]),
  ...demands('2 detail', [
    ['The item of the numeric id is found in the loaded list', '2 product detail', '2 tool detail'],
    [
      'Name, description, image, features table Parameter / Value (Nilai)',
      '2 product detail',
      '2 tool detail',
    ],
    ['Loading... / Memuat... while there is no item', '2, 4 product detail', '2, 4 tool detail'],
    ['Product not found / Produk tidak ditemukan', '2, 8 product detail'],
    ['Tool not found / Alat tidak ditemukan', '2, 8 tool detail'],
  ]),
]
