import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import type { Meanwhile } from './store-reply.ts'

type Props = {
  language: AdminLanguage
  meanwhile: Meanwhile
  isBusy: boolean
  onSend: () => void
  onCancel: () => void
}

/** Shows who answered while this answer was written, and sends it only after a second press. */
export function MeanwhileAlert({ language, meanwhile, isBusy, onSend, onCancel }: Props) {
  const text = adminTexts(useTranslation().i18n).thread
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="composer__meanwhile" role="alert" tabIndex={-1} ref={box}>
      <p>{text.meanwhile}</p>
      <ul>
        {meanwhile.answers.map(({ id, author, at }) => (
          <li key={id}>
            {fillIn(text.answeredBy, { name: author, at: writeMoment(at, language) })}
          </li>
        ))}
        <li>{fillIn(text.statusNow, { status: stageLabel(meanwhile.status, language) })}</li>
      </ul>
      <div className="actions">
        <Button type="button" size="medium" disabled={isBusy} onClick={onSend}>
          {text.sendAnyway}
        </Button>
        <Button type="button" size="medium" buttonStyle="secondary" onClick={onCancel}>
          {text.keepWriting}
        </Button>
      </div>
    </div>
  )
}
