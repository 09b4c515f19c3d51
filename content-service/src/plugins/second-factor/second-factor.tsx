'use client'

import { toast, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { type AdminTexts, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { send } from './send.ts'
import { SetUp } from './set-up.tsx'
import { TurnOff } from './turn-off.tsx'
import { TypedLine } from './typed-line.tsx'

/** Shows, sets up and removes the second factor in an account's form. */
export function SecondFactor({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { value, setValue } = useField<boolean>({ path })
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const text = adminTexts(i18n).secondFactor
  if (id === undefined) return null

  function turnOff() {
    setValue(false, true)
    router.refresh()
  }

  /** Reloads the page's data, because an admin's rights may depend on the factor. */
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

type OfAnotherProps = { text: AdminTexts['secondFactor']; id: number | string; onOff: () => void }

/** Lets admins remove a colleague's factor. */
function OfAnother({ text, id, onOff }: OfAnotherProps) {
  async function remove(confirmation: string) {
    const { isGood, message } = await send(`${id}/second-factor/remove`, { confirmation })
    if (!isGood) return void toast.error(message ?? text.failed)
    toast.success(text.removed)
    onOff()
  }

  return (
    <>
      <p>{text.aboutAnother}</p>
      <TypedLine
        label={text.ownPasswordOrCode}
        type="password"
        autoComplete="current-password"
        actions={[{ label: text.removeForeignEntry, run: remove }]}
      />
    </>
  )
}
