import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { writeBytes } from '../../../platform/admin/write-bytes.ts'
import { writeDay, writeMoment } from '../../../platform/admin/write-moment.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import type { ShownReply } from './read-thread.ts'

type Props = {
  language: AdminLanguage
  received: { name: string; at: string; text: string }
  replies: ShownReply[]
  onAgain: (reply: number) => Promise<void>
}

/** Shows the received message and its answers, oldest first, as read-only text. */
export function ReplyList({ language, received, replies, onAgain }: Props) {
  const text = adminTexts(useTranslation().i18n).thread
  const receivedAt = received.at ? writeMoment(received.at, language) : ''
  return (
    <ol className="thread__list">
      <li>
        <details>
          <summary>{fillIn(text.received, { name: received.name, at: receivedAt })}</summary>
          <p className="thread__text">{received.text}</p>
        </details>
      </li>
      {replies.map((reply) => (
        <Reply key={reply.id} language={language} reply={reply} onAgain={onAgain} />
      ))}
    </ol>
  )
}

type ReplyProps = Pick<Props, 'language' | 'onAgain'> & { reply: ShownReply }

function Reply({ language, reply, onAgain }: ReplyProps) {
  const [isBusy, setBusy] = useState(false)
  const text = adminTexts(useTranslation().i18n).thread

  async function again() {
    setBusy(true)
    await onAgain(reply.id)
    setBusy(false)
  }

  return (
    <li>
      <header className="thread__head actions">
        <span>
          {fillIn(reply.isFromBuyer ? text.received : text.answered, {
            ...{ name: reply.author, at: writeMoment(reply.at, language) },
          })}
        </span>
        {!reply.isFromBuyer && (
          <span className="thread__state aside" data-state={reply.state}>
            {text.states[reply.state]}
            {reply.sentAt && (
              <>
                {' '}
                <time dateTime={reply.sentAt}>{writeMoment(reply.sentAt, language)}</time>
              </>
            )}
          </span>
        )}
      </header>
      {reply.reason && reply.state !== 'sent' && (
        <p className="thread__reason">
          {reply.reason}{' '}
          <Button
            buttonStyle="secondary"
            size="small"
            type="button"
            disabled={isBusy}
            onClick={() => void again()}
          >
            {text.again}
          </Button>
        </p>
      )}
      {!reply.isFromBuyer && (
        <p className="aside">
          {text.to} {reply.to} · <strong>{reply.subject}</strong>
        </p>
      )}
      <p className="thread__text">{reply.text}</p>
      {(reply.price || reply.validUntil) && (
        <p>
          {[
            reply.price,
            reply.validUntil && `${text.validUntil} ${writeDay(reply.validUntil, language)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {reply.attachments.length > 0 && (
        <ul className="thread__files">
          {reply.attachments.map(({ name, bytes, href }) => (
            <li key={href}>
              <a href={href} download>
                {name}
              </a>{' '}
              {writeBytes(bytes, language)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
