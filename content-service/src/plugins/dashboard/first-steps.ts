import type { Payload } from 'payload'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { backToFirstPage, readTestMail } from './test-mail.ts'

type Name = keyof AdminTexts['overview']['steps']['names']

/** @property href the form of the step, `''` if the first page itself has what it needs */
type Step = { name: Name; isDone: boolean; href: string }

const company = '/admin/globals/company-settings'
const collections = '/admin/collections'

const worksAlone = 'works-alone'

/** Records that nobody else needs an account. */
export const skipColleague = adminEndpoint(
  { method: 'post', path: '/first-steps/works-alone', role: 'admin' },
  async ({ req: { payload } }) => {
    await payload.kv.set(worksAlone, true)
    return backToFirstPage()
  },
)

/** Returns the steps from an empty database to a public site. Only published documents count. */
export async function readFirstSteps(payload: Payload): Promise<Step[]> {
  const where = { _status: { equals: 'published' } } as const
  const isPrivacy = { and: [where, { slug: { equals: 'privasi' } }] }
  const settings = await payload.findGlobal({ slug: 'company-settings', depth: 0 })
  const notice = await payload.findGlobal({ slug: 'notice', depth: 0 })
  const { companyName, brand, offices } = settings._status === 'published' ? settings : {}
  // A company with more documents has taken these steps.
  const list = { limit: 50, depth: 0, pagination: false } as const
  const { docs: goods } = await payload.find({ ...list, collection: 'products' })
  const { docs: units } = await payload.find({ ...list, collection: 'units' })
  const isPublished = ({ _status }: { _status?: string | null }) => _status === 'published'
  const done = goods.filter((item) => isPublished(item) && item.grades?.length)
  /** Leads to unfinished documents, or else to a new one. */
  const next = (slug: string, hasUnfinished: boolean) =>
    `${collections}/${slug}${hasUnfinished ? '' : '/create'}`
  const [tools, people, privacy, accounts] = await Promise.all([
    payload.count({ collection: 'tools', where }),
    payload.count({ collection: 'people', where }),
    payload.count({ collection: 'pages', where: isPrivacy }),
    payload.count({ collection: 'users' }),
  ])
  const hasMailServer = servicesOf(payload).environment.smtpUrl !== null
  const step = (name: Name, isDone: unknown, href: string) => ({ name, isDone: !!isDone, href })
  return [
    step('company', companyName, company),
    step('look', brand?.logo || brand?.mark, company),
    step('office', offices?.[0]?.phone && offices[0].hours?.length, company),
    step('person', people.totalDocs, `${collections}/people/create`),
    step(hasMailServer ? 'mail' : 'mailServer', (await readTestMail(payload))?.hasArrived, ''),
    step('goods', done.length > 1, next('products', goods.length > done.length)),
    step('tool', tools.totalDocs, `${collections}/tools/create`),
    step(
      'unit',
      units.some((unit) => isPublished(unit) && unit.pictures?.length),
      next('units', units.length > 0),
    ),
    step('privacy', privacy.totalDocs, `${collections}/pages/create`),
    step('notice', notice._status === 'published', '/admin/globals/notice'),
    step(
      'colleague',
      accounts.totalDocs > 1 || (await payload.kv.get(worksAlone)),
      `${collections}/users/create`,
    ),
  ]
}
