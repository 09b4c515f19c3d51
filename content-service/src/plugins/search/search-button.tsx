'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { SearchDialog } from './search-dialog.tsx'
import { searchTexts } from './texts.ts'

/** In the header of every page: opens the search. */
export function SearchButton() {
  const { i18n } = useTranslation()
  const text = searchTexts[adminLanguage(i18n.language)]
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="desk-search" onClick={() => setOpen(true)}>
        {text.open}
      </button>
      {isOpen && <SearchDialog text={text} onClose={() => setOpen(false)} />}
    </>
  )
}
