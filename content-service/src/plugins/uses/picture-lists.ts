import { isBaseLocale } from '@niaga/contract/locale'
import { NotFound, type PayloadRequest } from 'payload'
import { alternativeTexts } from '../../collections/media/alternative-text.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { scanFor } from './find-uses.ts'

/** The address of a list contains the id of each unused picture; a browser sends at most 16 KB. */
const maxUnused = 2_000

/** `GET …/media/lists/:name` leads to the list of the used or unused pictures, or of those without alternative text. */
export const pictureLists = adminEndpoint(
  { method: 'get', path: '/lists/:name', role: 'account' },
  async ({ req }) => {
    const conditions = await getConditions(req)
    const query = conditions.map((condition, index) => `where[or][${index}][and][0]${condition}`)
    const address = encodeURI(`/admin/collections/media?${query.join('&')}`)
    return new Response(null, { status: 302, headers: { Location: address } })
  },
)

async function getConditions(req: PayloadRequest): Promise<string[]> {
  switch (req.routeParams?.name) {
    case 'missing':
      // An import stores a dash for a missing text.
      return offeredBy(req.payload).map(
        (locale) =>
          `[${alternativeTexts[locale]}]${isBaseLocale(locale) ? '[in]=–' : '[exists]=false'}`,
      )
    case 'used':
      return [`[id][not_in]=${await unusedPictures(req)}`]
    case 'unused':
      return [`[id][in]=${await unusedPictures(req)}`]
    default:
      throw new NotFound(req.t)
  }
}

async function unusedPictures(req: PayloadRequest): Promise<string> {
  const references = (await scanFor(req, 'media')).flatMap((holder) => holder.references)
  const used = new Set(references.map(({ collection, id }) => `${collection}/${id}`))
  const query = { collection: 'media', pagination: false, select: {}, sort: '-id', req } as const
  const { docs } = await req.payload.find({ ...query, depth: 0 })
  const unused = docs.filter(({ id }) => !used.has(`media/${id}`)).slice(0, maxUnused)
  // No picture has the number 0; without any number, the list would not be narrowed.
  return [0, ...unused.map(({ id }) => id)].join()
}
