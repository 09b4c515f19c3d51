import { m } from '../../paraglide/messages.js'
import type { Ways } from '../../ui/calls.ts'
import { otherWays, type Typed } from './contact-ways.ts'
import { CopyButton } from './copy-button.tsx'

type RequestPreviewProps = {
  typed: Typed
  hasFiles: boolean
  /** The ways to the desk that answers, then to the company. */
  ways: readonly (Ways | null)[]
  /** The address that carries only the items, `''` without items. */
  link: string
}

/** Shows the exact text to be sent, and below it other ways to send it, once the form is filled in. */
export function RequestPreview({ typed, hasFiles, ways, link }: RequestPreviewProps) {
  const { text, name } = typed
  const { mail, chat, call, phone } = otherWays(
    typed,
    ways,
    m.contact_subject({ name: name.slice(0, 30) }),
  )
  return (
    <div className="request-preview">
      <details>
        <summary>{m.contact_preview()}</summary>
        <p className="request-text">{text}</p>
        {hasFiles && <p>{m.contact_attachments_apart()}</p>}
      </details>
      <ul className="request-ways">
        {mail && (
          <li>
            <a href={mail}>{m.contact_by_mail()}</a>
          </li>
        )}
        {chat && (
          <li>
            <a href={chat} rel="noopener">
              {m.contact_by_chat()}
            </a>
          </li>
        )}
        {!chat && call && (
          <li>
            <a href={call}>{m.enquiry_call({ phone })}</a>
          </li>
        )}
        {link && (
          <li className="needs-script">
            <CopyButton text={link} label={m.contact_copy_link()} />
          </li>
        )}
      </ul>
    </div>
  )
}
