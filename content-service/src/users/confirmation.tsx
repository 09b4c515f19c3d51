'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Shown as soon as something is changed that it is asked for. */
export function Confirmation({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const isNeeded = useFormFields(([{ email, password, role }]) =>
    id === undefined
      ? role?.value === 'admin'
      : password !== undefined ||
        email?.value !== email?.initialValue ||
        role?.value !== role?.initialValue,
  )
  if (!isNeeded) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label, required: true }}
      path={path}
    />
  )
}
