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
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../platform/admin-kit/call-service.ts'

const empty = { initialValue: '', valid: true, value: '' }

/** A constant, because Payload's form resets itself when it receives a different object. */
const nothingTyped = { email: empty, password: empty, code: empty }

/**
 * Requests email and password, and then a code if the service requires it. All three are then sent together, so there is
 * no state between the steps.
 */
export function SignInForm({ target }: { target: string }) {
  const { i18n, t } = useTranslation()
  const isBusy = useRef(false)
  const [isSecondStep, setSecondStep] = useState(false)
  const text = adminTexts(i18n).secondFactor

  useEffect(() => {
    if (isSecondStep) document.getElementById('field-code')?.focus()
  }, [isSecondStep])

  async function signIn({ email, password, code }: Data) {
    if (isBusy.current) return
    isBusy.current = true
    const { fault } = await callService('users/login', { body: { email, password, code } })
    // A full page load removes the password from memory.
    if (!fault) return window.location.assign(target)
    isBusy.current = false
    const { secondFactor } = Object(fault.data)
    if (secondFactor) setSecondStep(true)
    if (secondFactor !== 'needed') toast.error(fault.message ?? text.failed)
  }

  return (
    <Form
      className="login__form"
      disableSuccessStatus
      initialState={nothingTyped}
      // If the form is sent before this script runs, the password must not appear in the URL.
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
