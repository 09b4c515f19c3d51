import type { z } from 'zod'
import { personSchema } from './company.ts'
import { contactMessageSchema, contactReceiptSchema } from './contact-message.ts'
import { documentSchema } from './documents.ts'
import {
  blogDetailSchema,
  blogSummarySchema,
  businessSchema,
  contactSchema,
  galleryEntrySchema,
  homeSchema,
  managerSchema,
  miningLocationSchema,
  productSchema,
  toolSchema,
} from './entities.ts'
import { type ListPage, listEnvelope, objectEnvelope } from './envelope.ts'
import type { Locale } from './locale.ts'
import { pageSchema } from './page-texts.ts'
import { redirectSchema } from './redirects.ts'
import { sheetSchema } from './sheets.ts'

type LanguageParameter = 'lang' | 'language'

/** Every endpoint of the contract (specification, section 7): its request and the schema of its response. */
export const endpoints = {
  home: one('/api/home', 'lang', homeSchema),
  contact: one('/api/contact', 'lang', contactSchema),
  products: list('/api/products', 'language', productSchema),
  product: one('/api/products/{id}', 'language', productSchema),
  tools: list('/api/tools', 'language', toolSchema),
  tool: one('/api/tools/{id}', 'language', toolSchema),
  businesses: list('/api/businesses', 'language', businessSchema),
  blogs: { ...list('/api/blogs', 'lang', blogSummarySchema), hasPages: true },
  blog: one('/api/blogs/{id}', 'lang', blogDetailSchema),
  miningLocations: list('/api/mining-locations', 'language', miningLocationSchema),
  managements: list('/api/managements', 'language', managerSchema),
  galleries: list('/api/galleries', 'language', galleryEntrySchema),
  sheets: list('/api/sheets', 'lang', sheetSchema),
  pages: list('/api/pages', 'lang', pageSchema),
  redirects: list('/api/redirects', 'lang', redirectSchema),
  people: list('/api/people', 'lang', personSchema),
  documents: list('/api/documents', 'lang', documentSchema),
  sendContact: {
    method: 'POST',
    path: '/api/send-contact',
    kind: 'message',
    request: contactMessageSchema,
    entity: contactReceiptSchema,
    response: objectEnvelope(contactReceiptSchema),
  },
} as const

/** The limits of a page of a list: entries on a page, and characters of `q`. */
export const listPageLimits = { perPage: 100, queryLength: 100 } as const

export type EndpointName = keyof typeof endpoints
export type ReadEndpointName = Exclude<EndpointName, 'sendContact'>

/**
 * Returns the URL of a GET endpoint on a content host.
 *
 * @param host origin of the content host, with or without a path before `/api`
 * @param id the document's id, for the endpoints that read one document
 * @param part the page of the list, for the endpoints that have pages
 * @throws {TypeError} when `host` is not a URL, or `id` is missing for an endpoint that reads one document
 */
export function endpointUrl(
  host: string,
  name: ReadEndpointName,
  locale: Locale,
  id?: number,
  part?: ListPage,
): URL {
  const endpoint = endpoints[name]
  if (endpoint.path.includes('{id}') && id === undefined) {
    throw new TypeError(`${name} reads one document and needs its id`)
  }
  const url = new URL(host.replace(/\/+$/, '') + endpoint.path.replace('{id}', String(id)))
  url.searchParams.set(endpoint.languageParameter, locale)
  if (part) {
    url.searchParams.set('page', String(part.page))
    url.searchParams.set('per_page', String(part.perPage))
    if (part.q !== undefined) url.searchParams.set('q', part.q)
  }
  return url
}

function one<Entity extends z.ZodType>(
  path: `/api/${string}`,
  languageParameter: LanguageParameter,
  entity: Entity,
) {
  const response = objectEnvelope(entity)
  return { method: 'GET', kind: 'one', path, languageParameter, entity, response } as const
}

function list<Entity extends z.ZodType>(
  path: `/api/${string}`,
  languageParameter: LanguageParameter,
  entity: Entity,
) {
  const response = listEnvelope(entity)
  return { method: 'GET', kind: 'list', path, languageParameter, entity, response } as const
}
