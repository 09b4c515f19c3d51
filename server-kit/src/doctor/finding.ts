export type Level = 'ok' | 'warning' | 'error'

/** What one check of a running installation has found, as a line for the operator. */
export type Finding = {
  level: Level
  /** What was checked, in a few words. */
  subject: string
  /** What is so; if it is not well, also what to do. */
  text: string
}

/** No check waits longer; most wait for a program on another machine. */
const checkTimeoutMs = 20_000

/**
 * Runs one check. Whatever it throws is an error with its message, so that the others still run.
 *
 * @param remedy what to do then
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
    return { subject, level: 'error', text: `${causeOf(error)}. ${remedy}` }
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

/** The innermost message: `fetch` itself only says that it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return causeOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  const message = error.message.trim() || code || error.name
  return message.split('\n')[0]?.replace(/\.$/, '') ?? ''
}
