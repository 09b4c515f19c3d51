'use client'

import { toast, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useSend } from '../../platform/admin-kit/use-send.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { TypedLine } from './typed-line.tsx'

/** Shows, sets up and removes the second factor in an account's form. */
export function SecondFactor({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const router = useRouter()
  const send = useSend()
  const { id } = useDocumentInfo()
  const { value, setValue } = useField<boolean>({ path })
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const text = adminTexts(i18n).secondFactor
  if (id === undefined) return null

  async function renew(code: string) {
    const fresh = await send<{ recoveryCodes: string[] }>('users/second-factor/recovery-codes', {
      code,
    })
    if (fresh.body) setRecoveryCodes(fresh.body.recoveryCodes)
  }

  async function remove(place: string, typed: object) {
    if ((await send(`users/${place}/remove`, typed)).fault) return
    toast.success(text.removed)
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
        <TypedLine
          label={text.code}
          autoComplete="one-time-code"
          actions={[
            { label: text.renew, run: renew },
            { label: text.remove, run: (code) => remove('second-factor', { code }) },
          ]}
        />
      )}
      {!isOwn && value && (
        <>
          <p>{text.aboutAnother}</p>
          <TypedLine
            label={text.ownPasswordOrCode}
            type="password"
            autoComplete="current-password"
            actions={[
              {
                label: text.removeForeignEntry,
                run: (confirmation) => remove(`${id}/second-factor`, { confirmation }),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
