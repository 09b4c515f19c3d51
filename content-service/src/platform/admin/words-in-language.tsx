'use client'

import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { Label } from './labels.ts'

type LabelProps = { text: Label; path: string; field: ClientField & FieldWords }
type FieldWords = { localized?: boolean; required?: boolean }
type DescriptionProps = { text: Label; path: string }

// Payload renders a field with a component of its own on the server, with the words of whichever language a form was
// first opened in since the service started. These two have both languages, and choose in the browser.

/** The label of such a field. */
export function LabelInLanguage({ text, path, field }: LabelProps) {
  const { localized, required } = field
  // The id that Payload gives an input of text, also in a dialog, where its own labels miss it.
  const htmlFor = field.type === 'text' ? `field-${path.replaceAll('.', '__')}` : undefined
  return <FieldLabel label={text} {...{ path, localized, required, htmlFor }} />
}

/** The description of such a field. */
export function DescriptionInLanguage({ text, path }: DescriptionProps) {
  return <FieldDescription description={text} path={path} />
}
