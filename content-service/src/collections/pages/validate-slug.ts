import { slugPattern } from '@niaga/contract/page-texts'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { getPublished } from '../content/published.ts'
import { isFixed } from './shown-fields.ts'

/** The maximum length of an own page's address, in characters. */
export const longestSlug = 80

const sentences = {
  id: {
    missing: 'Isi alamat halaman.',
    malformed:
      'Tulis dengan huruf kecil, angka, dan tanda hubung saja, misalnya syarat-penggunaan.',
    taken: (slug: string) => `“${slug}” dipakai situs sendiri. Pilih alamat lain.`,
    redirected: (to: string) =>
      `Alamat ini dialihkan ke “${to}”. Hapus pengalihan itu lebih dulu, atau pilih alamat lain.`,
    binned: (name: string) =>
      `Halaman “${name}” di tempat sampah masih punya alamat ini. Pulihkan atau hapus selamanya di sana lebih dulu.`,
    used: (name: string) => `Alamat ini sudah dipakai halaman “${name}”.`,
  },
  en: {
    missing: 'Fill in the address of the page.',
    malformed: 'Use only lower-case letters, digits and hyphens, such as terms-of-use.',
    taken: (slug: string) => `“${slug}” is used by the site itself. Choose another address.`,
    redirected: (to: string) =>
      `This address is redirected to “${to}”. Delete that redirect first, or choose another address.`,
    binned: (name: string) =>
      `The page “${name}” in the trash still has this address. First restore or permanently delete it there.`,
    used: (name: string) => `The page “${name}” already has this address.`,
  },
}

/** Validates the address of a company's own page: it must be unique on the site. */
export const validateSlug: TextFieldSingleValidation = async (value, { req, data, id }) => {
  if (isFixed(data)) return true
  const text = sentences[req.i18n?.language === 'en' ? 'en' : 'id']
  if (!value) return text.missing
  if (value.length > longestSlug || !slugPattern.test(value)) return text.malformed
  if (isTakenSlug(value)) return text.taken(value)
  const redirect = await findRedirect(req, `/${value}`)
  if (redirect) return text.redirected(redirect.to)
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { slug: { equals: value }, id: { not_equals: id ?? 0 } },
    limit: 1,
    pagination: false,
    depth: 0,
    // Pages in the bin keep their address, so they can be restored.
    trash: true,
    req,
  })
  const [other] = docs
  if (!other) return true
  return other.deletedAt ? text.binned(other.name || value) : text.used(other.name || value)
}

async function findRedirect(req: PayloadRequest, from: string) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    // Draft redirects are validated against the pages when they are published.
    where: getPublished('redirects', { from: { equals: from } }),
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
