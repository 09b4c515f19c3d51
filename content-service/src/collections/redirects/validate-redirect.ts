import {
  canonicalAddress,
  isFixedPage,
  isReserved,
  itemAt,
  longestAddress,
} from '@niaga/contract/site-addresses'
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { itemCollections } from '../content/item-pages.ts'
import { getPublished } from '../content/published.ts'
import { canonicalTarget, getTargetPath } from './redirect-addresses.ts'

/** The site reads the whole list for every unknown page. */
export const maxRedirects = 1000

const sentences = {
  id: {
    malformed: 'Tulis alamat di situs ini yang diawali satu “/”, tanpa “?” dan “#”.',
    route: 'Alamat ini halaman situs, jadi tidak dapat dialihkan.',
    reserved: 'Alamat ini dipakai situs sendiri, jadi tidak dapat dialihkan.',
    page: (name: string) => `Alamat ini halaman “${name}”. Ganti alamat halaman itu lebih dulu.`,
    used: (to: string) => `Alamat ini sudah dialihkan ke “${to}”.`,
    binned:
      'Pengalihan dari alamat ini ada di tempat sampah. Pulihkan atau hapus selamanya di sana lebih dulu.',
    leadsHere: (from: string) =>
      `Pengalihan dari “${from}” menuju alamat ini. Arahkan dulu pengalihan itu ke tujuan akhirnya.`,
    tooMany: `Paling banyak ${maxRedirects} pengalihan. Hapus yang tidak dipakai lagi.`,
    elsewhere: 'Tulis alamat di situs ini yang diawali satu “/”, misalnya /produk.',
    same: 'Alamat tujuan sama dengan alamat lama.',
    chain: (to: string) => `Alamat ini sendiri dialihkan. Tulis tujuan akhirnya: “${to}”.`,
  },
  en: {
    malformed: 'Enter an address on this site that begins with one “/”, without “?” and “#”.',
    route: 'This address is a page of the site, so it cannot be redirected.',
    reserved: 'This address is used by the site itself, so it cannot be redirected.',
    page: (name: string) =>
      `This address is the page “${name}”. Change the address of that page first.`,
    used: (to: string) => `This address is already redirected to “${to}”.`,
    binned:
      'A redirect from this address is in the trash. First restore or permanently delete it there.',
    leadsHere: (from: string) =>
      `The redirect from “${from}” leads to this address. First point that redirect to its final target.`,
    tooMany: `At most ${maxRedirects} redirects. Delete unused redirects.`,
    elsewhere: 'Enter an address on this site that begins with one “/”, such as /produk.',
    same: 'The new address is the same as the old one.',
    chain: (to: string) => `This address is itself redirected. Enter its final target: “${to}”.`,
  },
}

/** The redirects that apply to visitors. A draft is validated against them when it is published. */
const shown = getPublished('redirects', { deletedAt: { exists: false } })

/** Accepts as old address neither a page of the site or of the company, nor the target of another redirect. */
export const validateFrom: TextFieldSingleValidation = async (value, { req, id }) => {
  const text = getSentences(req)
  // Some API clients send other values than texts.
  const from = canonicalAddress(getText(value))
  if (from === null) return text.malformed
  if (isFixedPage(from)) return text.route
  if (isReserved(from)) return text.reserved
  const page = (await findPage(req, from)) ?? (await findItem(req, from))
  if (page) return text.page(page.name || from)
  const [same] = await findOthers(req, id, { from: { equals: from } })
  if (same) return same.deletedAt ? text.binned : text.used(same.to)
  const [other] = await findOthers(req, id, { and: [shown, { toPath: { equals: from } }] })
  if (other) return text.leadsHere(other.from)
  const where = { and: [shown, { id: { not_equals: id ?? 0 } }] }
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req })
  return totalDocs < maxRedirects || text.tooMany
}

/** Accepts as new address an address on this site that is not redirected itself. */
export const validateTo: TextFieldSingleValidation = async (value, { req, id, siblingData }) => {
  const text = getSentences(req)
  const target = canonicalTarget(getText(value))
  if (target === null || target.length > longestAddress) return text.elsewhere
  const path = getTargetPath(target)
  if (path === canonicalAddress(getText(Reflect.get(siblingData, 'from')))) return text.same
  const [next] = await findOthers(req, id, { and: [shown, { from: { equals: path } }] })
  return next ? text.chain(next.to) : true
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
  const [found] = docs
  return found ? { name: 'name' in found ? found.name : found.title } : null
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
  return sentences[req.i18n?.language === 'en' ? 'en' : 'id']
}
