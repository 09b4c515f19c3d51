import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Captcha, ContactResult } from './contact.ts'

type Props = { captcha: Captcha; response: ContactResult | undefined }

/** The global variables of captcha services, from their documentation. */
const apis = ['turnstile', 'hcaptcha', 'grecaptcha']

/** The element that a captcha service fills. A token is valid once, so the captcha is reset after its token is sent. */
export function CaptchaElement({ captcha, response }: Props) {
  useEffect(() => {
    if (response) for (const name of apis) getReset(Reflect.get(window, name))?.()
  }, [response])

  return (
    <div className="sm:col-span-2">
      <div className={captcha.element} data-sitekey={captcha.siteKey} />
      <script src={captcha.scriptUrl} async />
      <noscript>{m.contact_captcha_needs_script()}</noscript>
    </div>
  )
}

function getReset(api: unknown): (() => void) | null {
  const reset: unknown = typeof api === 'object' && api ? Reflect.get(api, 'reset') : null
  return typeof reset === 'function' ? () => Reflect.apply(reset, api, []) : null
}
