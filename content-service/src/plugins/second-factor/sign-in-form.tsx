'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  toast,
  useTranslation,
} from '@payloadcms/ui'
import type { Data } from 'payload'
import { email as isEmail } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { send } from './send.ts'
import { texts } from './texts.ts'

const empty = { initialValue: '', valid: true, value: '' }

/** Payload's form begins anew with each other object that it is given. */
const nothingTyped = { email: empty, password: empty, code: empty }

/**
 * Asks for e-mail and password, and, when the service says that it wants one, for a code. All three are sent
 * together then: between the steps there is no session, and nothing to be kept.
 */
export function SignInForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation()
  const isBusy = useRef(false)
  const [isSecondStep, setSecondStep] = useState(false)
  const text = texts[i18n.language === 'en' ? 'en' : 'id']

  useEffect(() => {
    if (isSecondStep) document.getElementById('field-code')?.focus()
  }, [isSecondStep])

  async function signIn({ email, password, code }: Data) {
    if (isBusy.current) return
    isBusy.current = true
    const result = await send('login', { email, password, code })
    // A page of its own, so that nothing of what was typed stays in this one.
    if (result.isGood) return window.location.assign(target)
    isBusy.current = false
    if (result.secondFactor) setSecondStep(true)
    if (result.secondFactor !== 'needed') toast.error(result.message ?? text.failed)
  }

  return (
    <Form
      className="login__form"
      disableSuccessStatus
      initialState={nothingTyped}
      // Sent before this script runs, nothing of it may end in an address.
      method="POST"
      onSubmit={(_, data) => void signIn(data)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap" hidden={isSecondStep}>
        <EmailField
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'email' },
          }}
          path="email"
          validate={isEmail}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      {isSecondStep && (
        <div className="login__form__inputWrap">
          <h1>{text.secondStep}</h1>
          <TextField
            field={{
              name: 'code',
              label: text.code,
              required: true,
              admin: { autoComplete: 'one-time-code', description: text.codeHint },
            }}
            path="code"
          />
        </div>
      )}
      {!isSecondStep && (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
