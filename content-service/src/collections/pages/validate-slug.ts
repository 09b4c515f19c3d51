import { slugPattern } from '@niaga/contract/page-texts'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { getPublished } from '../content/published.ts'
import { isFixed } from './shown-fields.ts'

/** The maximum length of an own page's address, in characters. */
export const longestSlug = 80

/** Validates the address of a company's own page: it must be unique on the site. */
export const validateSlug: TextFieldSingleValidation = async (value, { req, data, id }) => {
  if (isFixed(data)) return true
  const text = adminTexts(req.i18n).slugs
  if (!value) return text.missing
  if (value.length > longestSlug || !slugPattern.test(value)) return text.malformed
  if (isTakenSlug(value)) return fillIn(text.taken, { slug: value })
  const redirect = await findRedirect(req, `/${value}`)
  if (redirect) return fillIn(text.redirected, { to: redirect.to })
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
  return other.deletedAt
    ? fillIn(text.binned, { name: other.name || value })
    : fillIn(text.used, { name: other.name || value })
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
