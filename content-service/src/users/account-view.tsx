'use client'

import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { FormGuard } from '../editing/form-guard.tsx'

/** Payload's page of the own account, which leaves out what stands in every other form. */
export function AccountView(props: DocumentViewClientProps) {
  return <DefaultEditView {...props} BeforeDocumentControls={<FormGuard />} />
}
