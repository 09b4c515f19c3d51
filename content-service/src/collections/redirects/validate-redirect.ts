import {
  canonicalAddress,
  isFixedPage,
  isReserved,
  itemAt,
  longestAddress,
} from '@niaga/contract/site-addresses'
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { itemCollections } from '../content/item-pages.ts'
import { getPublished } from '../content/published.ts'
import { canonicalTarget, getTargetPath } from './redirect-addresses.ts'

/** The site reads the whole list for every unknown page. */
export const maxRedirects = 1000

/** The redirects that apply to visitors. A draft is validated against them when it is published. */
const published = getPublished('redirects', { deletedAt: { exists: false } })

/** Accepts as old address neither a page of the site or of the company, nor the target of another redirect. */
export const validateFrom: TextFieldSingleValidation = async (value, { req, id }) => {
  const text = getSentences(req)
  // Some API clients send other values than texts.
  const from = canonicalAddress(getText(value))
  if (from === null) return text.malformed
  if (isFixedPage(from)) return text.route
  if (isReserved(from)) return text.reserved
  const page = (await findPage(req, from)) ?? (await findItem(req, from))
  if (page) return fillIn(text.page, { name: page.name || from })
  const [same] = await findOthers(req, id, { from: { equals: from } })
  if (same) return same.deletedAt ? text.binned : fillIn(text.used, { to: same.to })
  const [other] = await findOthers(req, id, { and: [published, { toPath: { equals: from } }] })
  if (other) return fillIn(text.leadsHere, { from: other.from })
  const where = { and: [published, { id: { not_equals: id ?? 0 } }] }
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req })
  return totalDocs < maxRedirects || fillIn(text.tooMany, { count: maxRedirects })
}

/** Accepts as new address an address on this site that is not redirected itself. */
export const validateTo: TextFieldSingleValidation = async (value, { req, id, siblingData }) => {
  const text = getSentences(req)
  const target = canonicalTarget(getText(value))
  if (target === null || target.length > longestAddress) return text.elsewhere
  const path = getTargetPath(target)
  if (path === canonicalAddress(getText(Reflect.get(siblingData, 'from')))) return text.same
  const [next] = await findOthers(req, id, { and: [published, { from: { equals: path } }] })
  return next ? fillIn(text.chain, { to: next.to }) : true
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

async function findPage(req: PayloadRequest, address: string) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { slug: { equals: address.slice(1) } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}

/** Finds the product, machine or article at an address, published or not; a document in the bin has given up its address. */
async function findItem(req: PayloadRequest, address: string) {
  const item = itemAt(address)
  // PostgreSQL rejects a comparison of an id with a larger number.
  if (!item || item.id >= 2 ** 31) return null
  const { docs } = await req.payload.find({
    collection: itemCollections[item.path],
    where: { id: { equals: item.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: true,
    req,
  })
  const [document] = docs
  return document ? { name: 'name' in document ? document.name : document.title } : null
}

/** Includes the bin: redirects in it keep their address, so they can be restored. */
async function findOthers(req: PayloadRequest, id: number | string | undefined, where: Where) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [where, { id: { not_equals: id ?? 0 } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    req,
  })
  return docs
}

function getSentences(req: PayloadRequest) {
  return adminTexts(req.i18n).redirects
}
