'use client'

import { Button, useField, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { LinkState } from './link-state.ts'
import { type LinkTexts, linkTexts } from './link-texts.ts'
import { useDesk } from './use-desk.ts'

/** Shows below an address field where the address leads, and lets the editor choose a page of the site. */
export function LinkPart({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path })
  const { i18n } = useTranslation()
  const text = linkTexts[adminLanguage(i18n.language)]
  const [isOpen, setOpen] = useState(false)
  const address = typeof value === 'string' && value.startsWith('/') ? value : null
  const link = useDesk<LinkState>('link', address)
  const sentence = address !== null && link ? describe(link, text) : ''
  return (
    <div className="link-part">
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {text.choose}
      </Button>
      <p role="status" data-is-broken={sentence === text.missing}>
        {sentence}
      </p>
      {isOpen && (
        <LinkDialog
          text={text}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setValue(chosen)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function describe(link: LinkState, text: LinkTexts): string {
  if (link.state === 'shown') return text.leadsTo(link.kind, link.title)
  if (link.state === 'draft') return text.notYet(link.kind, link.title)
  return link.state === 'missing' ? text.missing : ''
}
