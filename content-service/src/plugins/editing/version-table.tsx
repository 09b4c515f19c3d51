'use client'

import { toast } from '@payloadcms/ui'
import { type AdminLanguage, texts } from '../../platform/admin/texts.ts'
import type { Difference } from './compare-versions.ts'
import { describeValue, labelText, type Titles } from './describe-value.ts'

type Props = {
  differences: Difference[]
  titles: Titles
  language: AdminLanguage
  /** The fields that are chosen from the saved version. */
  takenPaths: Set<string>
  onChoose: (path: string, isTaken: boolean) => void
}

/** What the editor typed beside what was saved meanwhile, field by field. */
export function VersionTable({ differences, titles, language, takenPaths, onChoose }: Props) {
  const text = texts[language]
  // Off HTTPS a browser has no clipboard for pages; the text can be marked all the same.
  const canCopy = 'clipboard' in navigator
  return (
    <div className="form-dialog__scroll">
      <table className="version-table">
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.mine}</th>
            <th scope="col">{text.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, field, mine, theirs }) => {
            const label = ('label' in field && labelText(field.label, language)) || path
            return (
              <tr key={path}>
                <th scope="row">{label}</th>
                {[false, true].map((isTheirs) => {
                  const value = isTheirs ? theirs : mine
                  const written = describeValue(field, value, language, titles)
                  return (
                    <td key={String(isTheirs)}>
                      <label>
                        <input
                          type="radio"
                          name={`version-of-${path}`}
                          aria-label={`${isTheirs ? text.theirs : text.mine}: ${label}`}
                          checked={takenPaths.has(path) === isTheirs}
                          onChange={() => onChoose(path, isTheirs)}
                        />
                        <span className="version-table__value">{written}</span>
                      </label>
                      {canCopy && (
                        <button type="button" onClick={() => copy(written, text.copied)}>
                          {text.copy}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

async function copy(value: string, copied: string): Promise<void> {
  await navigator.clipboard.writeText(value)
  toast.success(copied)
}
