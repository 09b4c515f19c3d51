'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { LinkTarget } from './find-documents.ts'
import { useDesk } from './use-desk.ts'

type Props = { text: AdminTexts['links']; onChoose: (address: string) => void; onClose: () => void }

/** Lists every page of the site; each word that an editor types shortens the list. */
export function LinkDialog({ text, onChoose, onClose }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const response = useDesk<{ targets: LinkTarget[] }>('link-targets', query)
  const targets = response?.targets ?? []
  return (
    <Dialog heading={text.heading} onClose={onClose}>
      <div className="field-type text">
        <label className="field-label" htmlFor={id}>
          {text.search}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // The dialog is inside the document's form, which Enter would submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p role="status">{getStatus(response, text)}</p>
      <ul className="desk-list form-dialog__scroll" aria-label={text.pages}>
        {targets.map(({ address, kind, title, isPublic }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address)}>
              <span>{title}</span>
              <span className="aside">
                {kind} · {address}
                {!isPublic && ` · ${text.draft}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button buttonStyle="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

function getStatus(
  response: { targets: LinkTarget[] } | null | undefined,
  text: AdminTexts['links'],
): string {
  if (response === undefined) return ''
  if (response === null) return text.failed
  const { length } = response.targets
  if (length === 0) return text.none
  return fillIn(length === 1 ? text.countOne : text.count, { count: length })
}
