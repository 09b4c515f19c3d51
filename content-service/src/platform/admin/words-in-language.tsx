'use client'

import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { Label } from './labels.ts'

type LabelProps = { text: Label; path: string; field: ClientField & FieldWords }
type FieldWords = { localized?: boolean; required?: boolean }
type DescriptionProps = { text: Label; path: string }

// Payload renders a field with a custom component on the server, in the language in which a form was first opened since
// the service started. These two components contain both languages, and choose in the browser.

/** The label of a field with a custom component. */
export function LabelInLanguage({ text, path, field }: LabelProps) {
  const { localized, required } = field
  // The id that Payload gives a text input, even in a dialog, where its own labels do not match.
  const htmlFor = field.type === 'text' ? `field-${path.replaceAll('.', '__')}` : undefined
  return <FieldLabel label={text} {...{ path, localized, required, htmlFor }} />
}

/** The description of a field with a custom component. */
export function DescriptionInLanguage({ text, path }: DescriptionProps) {
  return <FieldDescription description={text} path={path} />
}
