export type Level = 'ok' | 'warning' | 'error'

/** The result of one check of a running installation, as a line for the operator. */
export type Finding = {
  level: Level
  /** The checked thing, in a few words. */
  subject: string
  /** The result; for a fault, also the remedy. */
  text: string
}

/** Maximum duration of a check; most checks wait for a program on another machine. */
const checkTimeoutMs = 20_000

/**
 * Runs one check. An exception becomes an error with its message, so the other checks still run.
 *
 * @param remedy the remedy for an exception
 */
export async function runCheck(
  subject: string,
  remedy: string,
  check: () => Promise<Omit<Finding, 'subject'>>,
): Promise<Finding> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`no result within ${checkTimeoutMs / 1000} s`)),
    checkTimeoutMs,
  )
  try {
    return { subject, ...(await Promise.race([check(), late])) }
  } catch (error) {
    return { subject, level: 'error', text: `${getCause(error)}. ${remedy}` }
  } finally {
    clearTimeout(timer)
  }
}

export function ok(text: string): Omit<Finding, 'subject'> {
  return { level: 'ok', text }
}

export function warning(text: string): Omit<Finding, 'subject'> {
  return { level: 'warning', text }
}

export function problem(text: string): Omit<Finding, 'subject'> {
  return { level: 'error', text }
}

/** Returns the innermost message: the message of `fetch` gives no reason. */
function getCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return getCause(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  const message = error.message.trim() || code || error.name
  return message.split('\n')[0]?.replace(/\.$/, '') ?? ''
}
