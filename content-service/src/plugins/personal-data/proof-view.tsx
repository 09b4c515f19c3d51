import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { AdminPage } from '../../platform/admin/admin-page.tsx'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { type AdminI18n, adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { parseId } from '../../platform/database/parse-id.ts'
import type { DeletionRecord } from '../../platform/payload-types.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { askers } from './askers.ts'
import { personalDataPlace } from './places.ts'
import { PrintButton } from './print-button.tsx'
import { requireAdmin } from './require-admin.ts'

const dayFormats = {
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A printable proof of deletion. */
export async function ProofView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  requireAdmin(req)
  const { i18n } = req
  const text = adminTexts(i18n).personalData
  const record = await getRecord(req, view.searchParams?.id)
  return (
    <AdminPage view={view} className="personal-data" heading={text.proofTitle}>
      {record ? (
        <Proof record={record} i18n={i18n} company={await getCompany(req)} />
      ) : (
        <p>{text.proofMissing}</p>
      )}
      <p className="list-tools personal-data__tools">
        {record && <PrintButton label={text.print} />}
        <a href={personalDataPlace}>{text.back}</a>
      </p>
    </AdminPage>
  )
}

type Props = { record: DeletionRecord; i18n: AdminI18n; company: string }

function Proof({ record, i18n, company }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).personalData
  const names = text.proofRows
  const asker = askers.find(({ value }) => value === record.askedBy)?.label[language] ?? ''
  const requestDay = dayFormats[language].format(new Date(record.askedOn))
  const rows = [
    [names.number, record.id],
    [names.deletedAt, writeMoment(record.deletedAt, language)],
    [names.deletedBy, record.deletedBy],
    [names.askedBy, asker],
    [text.askedOn, requestDay],
    ...Object.entries(text.counts)
      .map(([part, label]) => [label, Reflect.get(Object(record.counts), part)])
      .filter(([, count]) => typeof count === 'number'),
    [names.remaining, record.remaining],
    [names.digest, record.digest],
  ]
  return (
    <>
      <p>{fillIn(text.proofText, { asker, asked: requestDay, company })}</p>
      <table className="plain-table">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.proofHow}</p>
    </>
  )
}

async function getRecord(req: PayloadRequest, parameter: unknown): Promise<DeletionRecord | null> {
  const id = parseId(parameter)
  if (id === null) return null
  return req.payload.findByID({
    collection: 'personal-data-deletions',
    id,
    depth: 0,
    disableErrors: true,
  })
}

async function getCompany({ payload, i18n }: PayloadRequest): Promise<string> {
  const locale = adminLanguage(i18n.language)
  const { companyName } = await payload.findGlobal({ slug: 'company-settings', locale, depth: 0 })
  return companyName ?? ''
}
