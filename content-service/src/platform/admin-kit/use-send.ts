'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { adminTexts } from './admin-texts.ts'

type Fault = { message: string; data?: unknown }

/** Returns a function that sends a change to an endpoint below `/cms/api/`, and shows the reason if that fails. */
export function useSend() {
  const { failed } = adminTexts(useTranslation().i18n).endpoints

  /** @returns the fault, `null` after a success */
  return async (path: string, body: object = {}, method = 'POST'): Promise<Fault | null> => {
    const response = await fetch(`/cms/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (response?.ok) return null
    const answer = await response?.json().catch(() => null)
    const fault: Fault = answer?.errors?.[0] ?? { message: failed }
    toast.error(fault.message)
    return fault
  }
}
