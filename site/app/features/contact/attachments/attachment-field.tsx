import { attachmentLimits } from '@niaga/contract/attachments'
import { m } from '../../../paraglide/messages.js'
import { attachmentsField } from '../contact.ts'
import { acceptedFiles } from './attachments.ts'

type AttachmentFieldProps = {
  /** The total size limit of the files, as text. */
  limit: string
  /** The error of the files, `''` if there is no error. */
  error: string
}

/** Files for the request, such as a specification of the buyer's own. */
export function AttachmentField({ limit, error }: AttachmentFieldProps) {
  const id = `contact-${attachmentsField}`
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {m.contact_attachments_field()}
      </label>
      <input
        id={id}
        type="file"
        name={attachmentsField}
        multiple
        accept={acceptedFiles.join(',')}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-hint ${id}-error`}
        className="field-input"
      />
      <p id={`${id}-hint`} className="mt-2 text-small text-muted">
        {m.contact_attachments_hint({ files: attachmentLimits.files, limit })}
      </p>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  )
}
