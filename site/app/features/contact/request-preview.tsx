import type { ContactDetails } from '@niaga/contract/contact-details'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { composeMessage } from './compose-message.ts'
import type { ContactValues } from './contact.ts'
import { otherWays } from './contact-ways.ts'
import { queryOfItems } from './items/items-in-address.ts'

type RequestPreviewProps = {
  values: ContactValues
  details: ContactDetails | null
  /** The address of the form, without a query. */
  address: string
}

/** What will be sent, word for word, and the other ways for the same text. Only with script: it follows the typing. */
export function RequestPreview({ values, details, address }: RequestPreviewProps) {
  const text = composeMessage(values)
  const { mail, phone } = otherWays(values, details, m.contact_subject({ name: values.name }))
  const query = queryOfItems(values.items)
  return (
    <details className="request-preview">
      <summary>{m.contact_preview()}</summary>
      <p className="request-text">{text || m.contact_preview_empty()}</p>
      {values.attachments.length > 0 && <p>{m.contact_attachments_apart()}</p>}
      {text !== '' && (
        <ul className="request-ways">
          {mail && (
            <li>
              <a href={mail}>{m.contact_by_mail()}</a>
            </li>
          )}
          {phone?.isChat && (
            <li>
              <a href={phone.href} rel="noopener">
                {m.contact_by_chat()}
              </a>
            </li>
          )}
          {query && (
            <li>
              <CopyButton text={address + query} label={m.contact_copy_link()} />
            </li>
          )}
        </ul>
      )}
    </details>
  )
}

/** Says by its own label that it copied, which screen readers announce. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      // Without permission the visitor selects the text.
      () => setCopied(''),
    )
  return (
    <button type="button" onClick={copy} className="copy-button">
      <span aria-live="polite">{copied === text ? m.contact_copied() : label}</span>
    </button>
  )
}
