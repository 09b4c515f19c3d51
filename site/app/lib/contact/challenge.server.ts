import { z } from 'zod'

export type ChallengeSettings = {
  verifyUrl: string
  secret: string
  /** The field in which the service's script leaves its answer. */
  field: string
  timeoutMs: number
}

/** Whether a person sent the form; `unknown` when the service could not be asked. */
export type ChallengeOutcome = 'passed' | 'refused' | 'unknown'

export type JudgeChallenge = (form: FormData) => Promise<ChallengeOutcome>

const answerSchema = z.object({ success: z.boolean() })

/**
 * Asks a challenge service about the answer that came with a form, in the way that reCAPTCHA began and hCaptcha
 * and Turnstile share (`siteverify`). The visitor's address is not handed on.
 */
export function createChallenge(settings: ChallengeSettings): JudgeChallenge {
  const { verifyUrl, secret, field, timeoutMs } = settings
  return async function judge(form) {
    const response = form.get(field)
    if (typeof response !== 'string' || response === '') return 'refused'
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) return 'unknown'
      return answerSchema.parse(await answer.json()).success ? 'passed' : 'refused'
    } catch {
      return 'unknown'
    }
  }
}
