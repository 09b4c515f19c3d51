import { writeMoment } from '../../platform/admin/write-moment.ts'
import { type AdminI18n, adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { proofPlace } from './places.ts'

type Deletion = { id: number; deletedAt: string; deletedBy: string }

/** Links to the proofs of deletions, labelled with time and author. */
export function ProofList({ of, i18n }: { of: readonly Deletion[]; i18n: AdminI18n }) {
  return (
    <ul>
      {of.map(({ id, deletedAt, deletedBy }) => (
        <li key={id}>
          <a href={proofPlace(id)}>
            {fillIn(adminTexts(i18n).personalData.earlierLine, {
              time: writeMoment(deletedAt, adminLanguage(i18n.language)),
              name: deletedBy,
            })}
          </a>
        </li>
      ))}
    </ul>
  )
}
