import type { AdminViewServerProps } from 'payload'
import { AdminPage } from '../../platform/admin/admin-page.tsx'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { PersonDesk } from './person-desk.tsx'
import { ProofList } from './proof-list.tsx'
import { requireAdmin } from './require-admin.ts'

const latestProofs = 10

/** The page that shows, downloads and deletes one person's data. */
export async function PersonView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  requireAdmin(req)
  const text = adminTexts(req.i18n).personalData
  const { auditKeepDays, enquiryKeepDays } = servicesOf(req.payload).environment
  const { docs } = await req.payload.find({
    collection: 'personal-data-deletions',
    sort: '-id',
    limit: latestProofs,
    pagination: false,
    depth: 0,
  })
  return (
    <AdminPage view={view} className="personal-data" heading={text.title}>
      <p>{text.intro}</p>
      <PersonDesk />
      <h2>{text.beyond}</h2>
      <p>{fillIn(text.beyondHelp, { audit: auditKeepDays, keep: enquiryKeepDays })}</p>
      {docs.length > 0 && (
        <>
          <h2>{text.proofs}</h2>
          <ProofList of={docs} i18n={req.i18n} />
        </>
      )}
    </AdminPage>
  )
}
