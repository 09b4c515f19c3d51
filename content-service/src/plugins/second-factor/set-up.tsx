'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { QrCode } from './qr-code.ts'
import { send } from './send.ts'
import { TypedLine } from './typed-line.tsx'

type Props = { text: AdminTexts['secondFactor']; onDone: (recoveryCodes: string[]) => void }

/** Requests the password, shows the secret for the app, and requests a code of the app, which enables the factor. */
export function SetUp({ text, onDone }: Props) {
  const [setUp, setShown] = useState<{ secret: string; qr: QrCode } | null>(null)

  async function begin(password: string) {
    const { body, message } = await send('second-factor/begin', { password })
    if (body.secret && body.qr) setShown({ secret: body.secret, qr: body.qr })
    else toast.error(message ?? text.failed)
  }

  async function confirm(code: string) {
    const { body, message } = await send('second-factor/confirm', { code })
    if (body.recoveryCodes) onDone(body.recoveryCodes)
    else toast.error(message ?? text.failed)
  }

  if (!setUp) {
    return (
      <TypedLine
        key="password"
        label={text.password}
        type="password"
        autoComplete="current-password"
        actions={[{ label: text.setUp, run: begin }]}
      />
    )
  }
  const { secret, qr } = setUp
  return (
    <>
      <p>{text.scan}</p>
      <svg
        className="second-factor__qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={text.qr}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        <code className="second-factor__secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TypedLine
        key="code"
        label={text.codeOfApp}
        autoComplete="one-time-code"
        actions={[{ label: text.confirm, run: confirm }]}
      />
    </>
  )
}
