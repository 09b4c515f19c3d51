'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { SearchResult } from '../desk/find-documents.ts'
import { useDesk } from '../desk/use-desk.ts'

/** The maximum number of results from the service. */
const maxFound = 30

type Props = { text: AdminTexts['search']; onClose: () => void }

/** Shows a search field for documents and messages; each result links to its form. */
export function SearchDialog({ text, onClose }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const response = useDesk<{ found: SearchResult[] }>('search', isAsked ? query : null)
  const results = isAsked ? (response?.found ?? []) : []
  useClosingLinks(list, onClose)
  return (
    <Dialog heading={text.heading} onClose={onClose}>
      <div className="field-type text">
        <label className="field-label" htmlFor={id}>
          {text.label}
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') list.current?.querySelector('a')?.click()
          }}
        />
      </div>
      <p role="status">{isAsked ? getStatus(response, text) : ''}</p>
      <ul ref={list} className="desk-list form-dialog__scroll" aria-label={text.found}>
        {results.map(({ href, kind, title, also }) => (
          <li key={href}>
            <a href={href}>
              <span>{title}</span>
              <span className="desk-list__also">{[kind, also].filter(Boolean).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="form-dialog__actions">
        <Button buttonStyle="secondary" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * Closes the dialog when a link in it is followed: below the dialog, Payload may first ask whether to discard changes, and
 * stops the click at the document. The link must still exist when the browser follows it.
 */
function useClosingLinks(list: { current: HTMLElement | null }, onClose: () => void): void {
  useEffect(() => {
    function close({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a') && list.current?.contains(target)) {
        setTimeout(onClose)
      }
    }
    window.addEventListener('click', close, true)
    return () => window.removeEventListener('click', close, true)
  }, [list, onClose])
}

function getStatus(
  response: { found: SearchResult[] } | null | undefined,
  text: AdminTexts['search'],
): string {
  if (response === undefined) return ''
  if (response === null) return text.failed
  const { length } = response.found
  if (length === 0) return text.none
  if (length === maxFound) return fillIn(text.first, { count: length })
  return fillIn(length === 1 ? text.countOne : text.count, { count: length })
}
