'use client'

import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { OfAnother } from './of-another.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { texts } from './texts.ts'
import { TurnOff } from './turn-off.tsx'

/** Below an account: whether a code is asked for after its password, and what changes that. */
export function SecondFactor({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { value, setValue } = useField<boolean>({ path })
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const text = texts[i18n.language === 'en' ? 'en' : 'id']
  if (id === undefined) return null

  function turnOff() {
    setValue(false, true)
    router.refresh()
  }

  /** What an admin may do can hang on the factor, so the rest of the page is asked for again. */
  function keep() {
    setRecoveryCodes(null)
    router.refresh()
  }

  const isOwn = String(user?.id) === String(id)
  return (
    <section className="field-type second-factor" aria-labelledby="second-factor">
      <h2 id="second-factor">{text.title}</h2>
      <p>
        {text.about} <strong>{value ? text.isOn : text.isOff}</strong>
      </p>
      {recoveryCodes && <RecoveryCodes text={text} codes={recoveryCodes} onKept={keep} />}
      {!recoveryCodes && isOwn && !value && (
        <SetUp
          text={text}
          onDone={(codes) => {
            setRecoveryCodes(codes)
            setValue(true, true)
          }}
        />
      )}
      {!recoveryCodes && isOwn && value && (
        <TurnOff text={text} onRenewed={setRecoveryCodes} onOff={turnOff} />
      )}
      {!isOwn && value && <OfAnother text={text} id={id} onOff={turnOff} />}
    </section>
  )
}
