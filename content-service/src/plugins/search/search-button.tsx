'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { SearchDialog } from './search-dialog.tsx'

/** Opens the search, in the header of every page. */
export function SearchButton() {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).search
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="desk-search" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
        <span>{text.open}</span>
      </button>
      {isOpen && <SearchDialog text={text} onClose={() => setOpen(false)} />}
    </>
  )
}
