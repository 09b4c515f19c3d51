import { demands } from './requirement.ts'

/** Sections 4 to 9: states, validation, calls, errors and constants. */
export const rules = [
  ...demands('4', [
    ['Language defaults to id', '4, 9 language: Indonesian is the default'],
    ['A change of language reloads the page’s data', '1, 4 language: switching swaps the text'],
    [
      'A translation is used if present, otherwise the base name',
      '2 navigation: a group without its data',
      '2, 3 footer',
    ],
    ['While sending: disabled, Sending... / Mengirim...', '4 contact: while sending'],
    ['On success the form is reset', '2, 8 contact: a message is stored'],
    ['One FAQ item open at a time', '2, 4 FAQ'],
  ]),
  ...demands('5', [
    [
      'Name, email (email type) and message are required; phone is optional',
      '5 contact: name, email and message',
    ],
  ]),
  ...demands('6', [['All pages are public', '4, 9 language: Indonesian is the default']]),
  ...demands('7', [
    ['POST /api/send-contact with JSON name, email, phone, message', '7 contact: the message goes'],
    ['GET /api/home?lang={lang}', '1, 4 language: switching swaps the text'],
    [
      'Lists are read from data or data.data',
      '2, 9 navigation: mega-menu items',
      '2 home: the sample company',
    ],
  ]),
  ...demands('8', [
    ['Failed to fetch home data', '8 outage: home shows its error view'],
    ['Failed to fetch contact', '8 contact: the form works while the contact data fails'],
    ['Failed to fetch product', '8 product list', '8 product detail'],
    ['Failed to fetch tool', '8 tool list', '8 tool detail'],
    ['Failed to fetch businesses', '8 business'],
    ['Failed to fetch blogs', '8 blog list'],
    ['Failed to fetch blog detail', '2, 8 blog detail'],
    ['Failed to fetch mining locations', '8 locations'],
    ['Failed to fetch management data', '8 management'],
    ['Failed to fetch galleries, in red', '2, 8 gallery'],
    [
      'Terjadi kesalahan saat mengirim pesan / An error occurred while sending the message.',
      '8 contact: a failure is said so',
    ],
    ['Pesan berhasil dikirim! / Message sent successfully!', '2, 8 contact: a message is stored'],
  ]),
  ...demands('9', [
    ['Dates in en-US and id-ID long form', '9 news: dates are in Jakarta time'],
    [
      'Shadow after 10 px, top button after 300 px',
      '2, 9 navigation: transparent',
      '2, 9 navigation: the scroll-to-top',
    ],
    ['Mega-menu: 3 per column, 2 words', '2, 9 navigation: mega-menu items'],
    ['Home news: 1 large and 3 cards', '2, 9 news: the first item is large'],
    ['Excerpt of 200 characters and an ellipsis', '9 news: the excerpt'],
    ['Card title cut at 60 characters', '9 news: a card title'],
    [
      'Businesses 2, locations 3, management 3',
      '2, 9 business',
      '2, 9 locations',
      '2, 9 management',
    ],
    [
      'Home sections by order 1-4',
      '2 home: the hero shows title',
      '2 home: the about block',
      '2 FAQ: several',
    ],
    ['Scroll animation of 1000 ms on every page', '9 reveal'],
    ['Copyright year 2025', '2 footer: company, social links'],
    ['The gallery’s side alternates by parity', '2, 9 gallery'],
  ]),
]
