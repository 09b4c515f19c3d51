'use client'

import {
  FieldDescription,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
} from '@payloadcms/ui'
import type { FormField, TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'

/** The service says what is missing, or wrong; a rule here would hold on to a field that is gone again. */
const anything = () => true as const

function isChanged(field: FormField | undefined): boolean {
  return field?.initialValue !== undefined && field.value !== field.initialValue
}

/** Shown as soon as something is changed that it is asked for. */
export function Confirmation({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isNeeded = useFormFields(([{ email, password, role }]) =>
    id === undefined
      ? role?.value === 'admin'
      : Boolean(password?.value) || isChanged(email) || isChanged(role),
  )
  // While a password is changed the form sends no field that it holds for wrong, and a field without a
  // rule of its own stays wrong after what was typed anew.
  useEffect(() => {
    if (isNeeded) dispatchFields({ type: 'UPDATE', path, validate: anything })
  }, [isNeeded, path, dispatchFields])
  useKeptRejection(path, isNeeded)
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

/**
 * Payload checks a form while it is typed in, where this field is always right; a check that comes after
 * a rejected save would take the sentence away again.
 */
function useKeptRejection(path: string, isNeeded: boolean): void {
  const { dispatchFields } = useForm()
  const field = useFormFields(([fields]) => fields[path])
  const rejected = useRef<Pick<FormField, 'value' | 'errorMessage'>>(null)
  useEffect(() => {
    if (!field) return
    const { value, errorMessage, valid } = field
    if (valid === false) {
      rejected.current = { value, errorMessage }
    } else if (rejected.current?.value !== value || !isNeeded) {
      rejected.current = null
    } else {
      dispatchFields({ type: 'UPDATE', path, valid: false, ...rejected.current })
    }
  }, [field, path, isNeeded, dispatchFields])
}
