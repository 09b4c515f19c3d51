'use client'

import {
  FieldDescription,
  FieldError,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
} from '@payloadcms/ui'
import type { FormField, TextFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import type { Label } from '../../platform/admin/labels.ts'

type ConfirmationProps = Pick<TextFieldClientProps, 'field' | 'path'> & {
  label: Label
  description: Label
}

/** Only the service validates this field: a rule here would still apply after the field is hidden again. */
const anything = () => true as const

function isChanged(field: FormField | undefined): boolean {
  return field?.initialValue !== undefined && field.value !== field.initialValue
}

/** Shows the field as soon as a change requires it. */
export function Confirmation({ field, path, label, description }: ConfirmationProps) {
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isNeeded = useFormFields(([{ email, password, role }]) =>
    id === undefined
      ? role?.value === 'admin'
      : Boolean(password?.value) || isChanged(email) || isChanged(role),
  )
  // While the password is being changed, the form omits invalid fields, and a field without its own rule stays invalid
  // after an edit.
  useEffect(() => {
    if (isNeeded) dispatchFields({ type: 'UPDATE', path, validate: anything })
  }, [isNeeded, path, dispatchFields])
  const rejection = useRejection(path)
  usePasswordUntilSaved(path, isNeeded && id !== undefined)
  if (!isNeeded) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label, required: true }}
        path={path}
        validate={anything}
      />
      {rejection && <FieldError message={rejection} path={path} showError />}
      <FieldDescription description={description} path={path} />
    </div>
  )
}

/** Keeps the fields of a new password open after a rejected save, and empties them and the confirmation after a save. */
function usePasswordUntilSaved(path: string, isChange: boolean): void {
  const { dispatchFields, setBackgroundProcessing, setModified } = useForm()
  const isProcessing = useFormProcessing()
  const savedAt = useFormFields(([{ updatedAt }]) => updatedAt?.initialValue)
  const before = useRef(savedAt)
  // Payload closes the fields when a form becomes unmodified, as it does after every response unless something is
  // modified in the background meanwhile.
  useEffect(() => {
    if (!isChange || !isProcessing) return
    setBackgroundProcessing(true)
    setModified(true)
    setBackgroundProcessing(false)
  }, [isChange, isProcessing, setBackgroundProcessing, setModified])
  useEffect(() => {
    if (before.current === savedAt) return
    before.current = savedAt
    for (const name of ['password', 'confirm-password'])
      dispatchFields({ type: 'REMOVE', path: name })
    dispatchFields({ type: 'UPDATE', path, value: '' })
    setModified(false)
  }, [path, savedAt, dispatchFields, setModified])
}

/**
 * Returns the service's error after a rejected save, until the value changes: Payload validates a form while the user types,
 * always finds this field valid, and removes the error.
 */
function useRejection(path: string): string | null {
  const field = useFormFields(([fields]) => fields[path])
  const [rejected, setRejected] = useState<Pick<FormField, 'value' | 'errorMessage'>>({})
  const { value, errorMessage, valid } = field ?? {}
  useEffect(() => {
    if (valid === false) setRejected({ value, errorMessage })
  }, [value, errorMessage, valid])
  return (valid !== false && rejected.value === value && rejected.errorMessage) || null
}
