'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { adminTexts } from './admin-texts.ts'
import { type Answer, callService } from './call-service.ts'

/** Returns a function that sends a change to an endpoint below `/cms/api/`, and shows the reason if that fails. */
export function useSend() {
  const { failed } = adminTexts(useTranslation().i18n).endpoints
  return async <Body>(path: string, body: object = {}, method = 'POST'): Promise<Answer<Body>> => {
    const answer = await callService<Body>(path, { body, method })
    if (answer.fault) toast.error(answer.fault.message ?? failed)
    return answer
  }
}
