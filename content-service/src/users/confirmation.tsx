'use client'

import { FieldDescription, PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormField, TextFieldClientProps } from 'payload'

/** The service says what is missing, or wrong; a rule here would hold on to a field that is gone again. */
const anything = () => true as const

function isChanged(field: FormField | undefined): boolean {
  return field?.initialValue !== undefined && field.value !== field.initialValue
}

/** Shown as soon as something is changed that it is asked for. */
export function Confirmation({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const isNeeded = useFormFields(([{ email, password, role }]) =>
    id === undefined
      ? role?.value === 'admin'
      : Boolean(password?.value) || isChanged(email) || isChanged(role),
  )
  if (!isNeeded) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label, required: true }}
        path={path}
        validate={anything}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
