import { writeMoment } from '../../platform/admin/write-moment.ts'
import type { AdminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { proofPlace } from './places.ts'
import { texts } from './texts.ts'

type Deletion = { id: number; deletedAt: string; deletedBy: string }

/** Links to the proofs of deletions, labelled with time and author. */
export function ProofList({ of, language }: { of: readonly Deletion[]; language: AdminLanguage }) {
  return (
    <ul>
      {of.map(({ id, deletedAt, deletedBy }) => (
        <li key={id}>
          <a href={proofPlace(id)}>
            {fillIn(texts[language].earlierLine, {
              time: writeMoment(deletedAt, language),
              name: deletedBy,
            })}
          </a>
        </li>
      ))}
    </ul>
  )
}
