'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { Difference } from './compare-versions.ts'
import { describeValue, getLabel, type Titles } from './describe-value.ts'

type Props = {
  differences: Difference[]
  titles: Titles
  /** The fields for which the saved version is chosen. */
  chosenPaths: Set<string>
  onChoose: (path: string, isTheirs: boolean) => void
}

/** Compares the editor's version with the version saved meanwhile, field by field. */
export function VersionTable({ differences, titles, chosenPaths, onChoose }: Props) {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).forms
  // Without HTTPS, pages cannot access the clipboard; the text can still be selected.
  const canCopy = 'clipboard' in navigator
  return (
    <div className="form-dialog__scroll">
      <table className="plain-table version-table">
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.mine}</th>
            <th scope="col">{text.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, field, mine, theirs }) => {
            const label = getLabel({ path, field }, i18n)
            return (
              <tr key={path}>
                <th scope="row">{label}</th>
                {[false, true].map((isTheirs) => {
                  const value = isTheirs ? theirs : mine
                  const description = describeValue(field, value, i18n, titles)
                  return (
                    <td key={String(isTheirs)}>
                      <label>
                        <input
                          type="radio"
                          name={`version-of-${path}`}
                          aria-label={`${isTheirs ? text.theirs : text.mine}: ${label}`}
                          checked={chosenPaths.has(path) === isTheirs}
                          onChange={() => onChoose(path, isTheirs)}
                        />
                        <span className="version-table__value">{description}</span>
                      </label>
                      {canCopy && (
                        <button type="button" onClick={() => copy(description, text.copied)}>
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
