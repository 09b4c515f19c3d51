import { attachmentParts, attachmentTypes } from '@niaga/contract/attachments'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { writeBytes } from '../../../platform/admin/write-bytes.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../../platform/admin-kit/call-service.ts'
import type { Draft } from './draft.ts'

type UploadedFile = Draft['files'][number]

type Props = {
  message: number | string
  language: AdminLanguage
  files: UploadedFile[]
  onAdd: (file: UploadedFile) => void
  onRemove: (id: number) => void
}

/** The time that the service allows for a body of this size (`server/server-limits.ts`). */
const uploadTimeoutMs = 60_000

const accepted = Object.keys(attachmentTypes).map((type) => `.${type}`)

/** The files from the colleague's computer for an answer. Each is checked and stored as soon as it is chosen. */
export function UploadedFiles({ message, language, files, onAdd, onRemove }: Props) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const text = adminTexts(useTranslation().i18n).thread

  async function upload(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file || isBusy) return
    setBusy(true)
    setFault('')
    const form = new FormData()
    form.append(attachmentParts.file, file)
    const call = { body: form, timeoutMs: uploadTimeoutMs }
    const answer = await callService<{ doc: UploadedFile }>(`messages/${message}/files`, call)
    if (answer.fault) setFault(answer.fault.message ?? text.uploadFailed)
    else onAdd(answer.body.doc)
    setBusy(false)
    // Allows the same file to be chosen again.
    input.value = ''
  }

  return (
    <div className="composer__row composer__row--wide">
      <label htmlFor={id}>{text.upload}</label>
      <input
        id={id}
        type="file"
        accept={[...accepted, '.jpeg'].join(',')}
        disabled={isBusy}
        onChange={({ target }) => void upload(target)}
      />
      <p role="status">{isBusy ? text.uploading : ''}</p>
      <p role="alert" className="composer__fault">
        {fault}
      </p>
      {files.length > 0 && (
        <ul>
          {files.map(({ id: file, name, bytes }) => (
            <li key={file}>
              {name} ({writeBytes(bytes, language)}){' '}
              <Button
                aria-label={`${text.remove}: ${name}`}
                buttonStyle="secondary"
                size="small"
                type="button"
                onClick={() => onRemove(file)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
