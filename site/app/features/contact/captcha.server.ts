import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import { z } from 'zod'

export type CaptchaSettings = {
  verifyUrl: string
  secret: string
  /** The field in which the service's script puts its token. */
  field: string
  timeoutMs: number
}

/** Whether a person sent the form; `unknown` when the service could not be reached. */
export type CaptchaResult = 'passed' | 'rejected' | 'unknown'

export type CheckCaptcha = (form: FormData) => Promise<CaptchaResult>

const responseSchema = z.object({ success: z.boolean() })

/** Many times the length of the three services' responses. */
const maxResponseBytes = 65_536

/**
 * Validates the token of a form with a captcha service, by the `siteverify` call that reCAPTCHA, hCaptcha and Turnstile
 * share. The visitor's address is not sent.
 */
export function createCaptchaCheck(settings: CaptchaSettings): CheckCaptcha {
  const { secret, field, timeoutMs } = settings
  const verifyUrl = new URL(settings.verifyUrl)
  const limits = { timeoutMs, maxBytes: maxResponseBytes, maxRedirects: 0 }
  return async function checkCaptcha(form) {
    const token = form.get(field)
    if (typeof token !== 'string' || token === '') return 'rejected'
    try {
      const request = { method: 'POST', body: new URLSearchParams({ secret, response: token }) }
      const { status, body } = await limitedFetch(verifyUrl, request, limits)
      if (status >= 300) return 'unknown'
      return responseSchema.parse(JSON.parse(String(body))).success ? 'passed' : 'rejected'
    } catch {
      return 'unknown'
    }
  }
}
