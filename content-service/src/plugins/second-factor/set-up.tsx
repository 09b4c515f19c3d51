'use client'

import { useState } from 'react'
import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useSend } from '../../platform/admin-kit/use-send.ts'
import type { QrCode } from './qr-code.ts'
import { TypedLine } from './typed-line.tsx'

type Codes = { recoveryCodes: string[] }
type Secret = { secret: string; qr: QrCode }
type Props = { text: AdminTexts['secondFactor']; onDone: (recoveryCodes: string[]) => void }

/** Requests the password, shows the secret for the app, and requests a code of the app, which enables the factor. */
export function SetUp({ text, onDone }: Props) {
  const send = useSend()
  const [setUp, setShown] = useState<Secret | null>(null)

  async function begin(password: string) {
    setShown((await send<Secret>('users/second-factor/begin', { password })).body)
  }

  async function confirm(code: string) {
    const { body } = await send<Codes>('users/second-factor/confirm', { code })
    if (body) onDone(body.recoveryCodes)
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
