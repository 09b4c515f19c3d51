'use client'

import { Button, useField, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { type AdminTexts, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { LinkState } from './find-documents.ts'
import { LinkDialog } from './link-dialog.tsx'
import { useDesk } from './use-desk.ts'

/** Shows below an address field where the address leads, and lets the editor choose a page of the site. */
export function LinkPart({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path })
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).links
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
          onChoose={(link) => {
            setValue(link)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function describe(link: LinkState, text: AdminTexts['links']): string {
  if (link.state === 'shown') return fillIn(text.leadsTo, link)
  if (link.state === 'draft') return fillIn(text.notYet, link)
  return link.state === 'missing' ? text.missing : ''
}
