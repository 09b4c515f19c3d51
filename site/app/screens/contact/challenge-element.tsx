import { useEffect } from 'react'
import type { Challenge, ContactResult } from '../../lib/contact/contact.ts'
import { m } from '../../paraglide/messages.js'

type Props = { challenge: Challenge; answer: ContactResult | undefined }

/** What scripts of challenge services leave behind, by the names their documents give them. */
const apis = ['turnstile', 'hcaptcha', 'grecaptcha']

/** The element that a challenge service fills. Each of its answers is good once, so it begins again after one was sent. */
export function ChallengeElement({ challenge, answer }: Props) {
  useEffect(() => {
    if (answer) for (const name of apis) resetOf(Reflect.get(window, name))?.()
  }, [answer])

  return (
    <div className="sm:col-span-2">
      <div className={challenge.element} data-sitekey={challenge.siteKey} />
      <script src={challenge.scriptUrl} async />
      <noscript>{m.contact_challenge_needs_script()}</noscript>
    </div>
  )
}

function resetOf(api: unknown): (() => void) | null {
  const reset: unknown = typeof api === 'object' && api ? Reflect.get(api, 'reset') : null
  return typeof reset === 'function' ? () => Reflect.apply(reset, api, []) : null
}
