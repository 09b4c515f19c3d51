'use client'

import { toast } from '@payloadcms/ui'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { send } from './send.ts'
import { TypedLine } from './typed-line.tsx'

type Props = {
  text: AdminTexts['secondFactor']
  onRenewed: (recoveryCodes: string[]) => void
  onOff: () => void
}

/** Renews the recovery codes or disables the factor, with a code. */
export function TurnOff({ text, onRenewed, onOff }: Props) {
  async function renew(code: string) {
    const { body, message } = await send('second-factor/recovery-codes', { code })
    if (body.recoveryCodes) onRenewed(body.recoveryCodes)
    else toast.error(message ?? text.failed)
  }

  async function remove(code: string) {
    const { isGood, message } = await send('second-factor/remove', { code })
    if (!isGood) return void toast.error(message ?? text.failed)
    toast.success(text.removed)
    onOff()
  }

  return (
    <TypedLine
      label={text.code}
      autoComplete="one-time-code"
      actions={[
        { label: text.renew, run: renew },
        { label: text.remove, run: remove },
      ]}
    />
  )
}
