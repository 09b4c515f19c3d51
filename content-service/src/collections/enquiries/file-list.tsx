import type { UIFieldServerProps } from 'payload'
import { writeBytes } from '../../platform/admin/write-bytes.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { isOpen, scans } from '../message-files/scans.ts'

const headings = { id: 'Lampiran', en: 'Attachments' }

/** More files than a message and its answers have. */
const maxFiles = 50

/** Lists the files of a message; an unscanned file cannot be opened. */
export async function FileList({ id, req }: UIFieldServerProps) {
  if (!id) return null
  const language = adminLanguage(req.i18n.language)
  const { docs } = await req.payload.find({
    collection: 'message-files',
    where: { message: { equals: id }, origin: { equals: 'visitor' } },
    sort: 'id',
    limit: maxFiles,
    pagination: false,
    depth: 0,
  })
  if (docs.length === 0) return null
  return (
    <section className="field-type file-list" aria-labelledby="message-files">
      <h2 id="message-files" className="field-label">
        {headings[language]}
      </h2>
      <ul>
        {docs.map((file) => (
          <li key={file.id}>
            {isOpen(file.scan) ? (
              <a href={`/cms/api/messages/${id}/files/${file.id}`} download>
                {file.name}
              </a>
            ) : (
              file.name
            )}{' '}
            <small>
              {writeBytes(file.bytes, language)}
              {file.scan !== 'none' &&
                ` · ${scans.find(({ value }) => value === file.scan)?.label[language]}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
