'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { ResultGroup, SearchResult } from '../desk/find-documents.ts'
import { useDesk } from '../desk/use-desk.ts'

type Response = { found: ResultGroup[] }

type Props = { text: AdminTexts['search']; onClose: () => void }

/** Shows a search field for documents and messages, with the results by kind; each links to its form. */
export function SearchDialog({ text, onClose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const response = useDesk<Response>('search', isAsked ? query : null)
  const groups = isAsked ? (response?.found ?? []) : []
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
      <div ref={list} className="desk-list form-dialog__scroll">
        {groups.map(({ kind, results }) => (
          <div key={results[0]?.href}>
            <h3 className="desk-list__kind">{kind}</h3>
            <ul aria-label={kind}>
              {results.map((result) => (
                <li key={result.href}>
                  <Result {...result} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="actions">
        <Button buttonStyle="secondary" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Dialog>
  )
}

function Result({ href, title, also, place }: SearchResult) {
  return (
    <a href={href}>
      <span>{[title, also].filter(Boolean).join(' · ')}</span>
      {place && (
        <span className="aside">
          {place.name}
          {place.locale && ` — ${place.locale}`}: {place.excerpt}
        </span>
      )}
    </a>
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

function getStatus(response: Response | null | undefined, text: AdminTexts['search']): string {
  if (response === undefined) return ''
  if (response === null) return text.failed
  const count = response.found.flatMap(({ results }) => results).length
  if (count === 0) return text.none
  if (response.found.some(({ hasMore }) => hasMore)) return fillIn(text.first, { count })
  return fillIn(count === 1 ? text.countOne : text.count, { count })
}
