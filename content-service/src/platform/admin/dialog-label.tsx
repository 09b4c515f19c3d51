'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The label of a text in a dialog, whose own label Payload does not connect to the input. */
export function DialogLabel({ path, field: { label, localized, required } }: TextFieldClientProps) {
  const htmlFor = `field-${path.replaceAll('.', '__')}`
  return <FieldLabel {...{ label, path, localized, required, htmlFor }} />
}
