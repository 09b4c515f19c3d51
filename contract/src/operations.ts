import type { EndpointName } from './endpoints.ts'

/** Groups and descriptions of the calls in the OpenAPI document. */

export const tags = [
  { name: 'Company', description: 'What the company says of itself, and how to reach it' },
  { name: 'Catalogue', description: 'What it sells and hires out, with its figures' },
  { name: 'Journal', description: 'Articles and pictures' },
  { name: 'Enquiries', description: 'What visitors send' },
] as const

type Operation = { tag: (typeof tags)[number]['name']; summary: string; description: string }

/** A call responds in the requested language and falls back to Indonesian, text by text. */
export const operations: Readonly<Record<EndpointName, Operation>> = {
  home: {
    tag: 'Company',
    summary: 'The home page',
    description:
      'Settings, menus, footers, the sections of the home page and the latest news. Every text carries its translations.',
  },
  contact: {
    tag: 'Company',
    summary: 'Settings and footers',
    description:
      'What every page shows around its content: name, address, telephone, email and opening hours of the company.',
  },
  products: {
    tag: 'Catalogue',
    summary: 'All minerals',
    description: 'In the editors’ order, each with its translations and the rows of its table.',
  },
  product: {
    tag: 'Catalogue',
    summary: 'One mineral',
    description: 'The same as in the list of all minerals.',
  },
  tools: {
    tag: 'Catalogue',
    summary: 'All machines',
    description: 'In the editors’ order, each with its translations and the rows of its table.',
  },
  tool: {
    tag: 'Catalogue',
    summary: 'One machine',
    description: 'The same as in the list of all machines.',
  },
  businesses: {
    tag: 'Company',
    summary: 'All business units',
    description: 'In the editors’ order, in the requested language.',
  },
  blogs: {
    tag: 'Journal',
    summary: 'All published articles',
    description:
      'The newest first, in the requested language, without their text: all of them, or the page that is requested. A host that knows no pages ignores the request for one and sends all. Without a page, a host that knows them may send only the newest posts of a long list; the total says how many there are.',
  },
  blog: {
    tag: 'Journal',
    summary: 'One published article',
    description: 'With its text as HTML, which a reader has to sanitise.',
  },
  miningLocations: {
    tag: 'Company',
    summary: 'All mining locations',
    description: 'In the editors’ order, in the requested language.',
  },
  managements: {
    tag: 'Company',
    summary: 'The management',
    description: 'In the editors’ order, in the requested language.',
  },
  galleries: {
    tag: 'Journal',
    summary: 'All pictures of the gallery',
    description: 'In the editors’ order, in the requested language.',
  },
  sheets: {
    tag: 'Catalogue',
    summary: 'The specification sheets',
    description:
      'One for each fixed page of the site, in the requested language. A host may have none or only some; the site then shows the figures that it was built with.',
  },
  pages: {
    tag: 'Company',
    summary: 'The texts of the pages',
    description:
      'Title, introduction, closing band and what search engines are told of each page, in the requested language, and the pages of the company’s own. A host may have none or only some; the site then shows the texts that it was built with.',
  },
  redirects: {
    tag: 'Company',
    summary: 'Addresses that have moved',
    description:
      'They apply to addresses that are no page of the site, in every language. They are the same in each. A host may have none.',
  },
  people: {
    tag: 'Company',
    summary: 'The desks that a buyer can reach',
    description: 'In the editors’ order, in the requested language. A host may have none.',
  },
  documents: {
    tag: 'Company',
    summary: 'All documents for visitors',
    description:
      'Profiles, licences, certificates and other files, in the editors’ order and in the requested language. Each file is at its path on this host, as a download. A host may have none.',
  },
  sendContact: {
    tag: 'Enquiries',
    summary: 'Send a message',
    description:
      'Stores a message of a visitor. The same Idempotency-Key with the same body within a day stores nothing new. Files come along only as multipart/form-data, and only to a host whose company says how large they may be.',
  },
}
