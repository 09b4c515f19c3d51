import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'

/** The limit for a visitor's wait, even on a busy machine, in milliseconds. */
export const longestMs = 10_000

/** The limit until a message is reported as not sent: the site waits 15 s for the content service. */
const longestSendMs = 16_000

/** The limit for any recovery, in milliseconds. */
const longestRecoveryMs = 25_000

export type Got = { status: number; html: string; ms: number; headers: Headers }

/** Requests a page and reads all of it. */
export async function visit(origin: string, path = '/', init: RequestInit = {}): Promise<Got> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(longestMs * 2)
  const response = await fetch(origin + path, { redirect: 'manual', signal, ...init })
  const html = await response.text()
  const { status, headers } = response
  return { status, html, ms: Math.round(performance.now() - startedAt), headers }
}

/** Sends a message through the form, as a browser without script does. */
export function write(
  origin: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  const fields = { name: 'Sari', email: 'sari@pembeli.example', message }
  return visit(origin, '/kontak', { method: 'POST', body: new URLSearchParams(fields), headers })
}

/** Sends the same message directly to the content service, as a program does. */
export function sendDirectly(origin: string, message: string): Promise<Response> {
  return fetch(`${origin}/api/send-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message }),
  })
}

/** Expects that the content service requests another attempt, and reveals nothing of the database. */
export async function expectRetryAfter(response: Response): Promise<void> {
  expect(await response.text()).not.toMatch(/ECONN|SQLITE|postgres|127\.0\.0\.1|insert/i)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
}

export function expectFailurePage({ status, html, ms, headers }: Got): void {
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toMatch(/^\d{1,3}$/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(html).toContain('Failed to fetch home data')
  expect(html).toContain('Coba Lagi')
  expect(html).not.toMatch(/ECONN|node_modules|10\.0\.0\.5|127\.0\.0\.1:\d+\/api/)
  expect(ms).toBeLessThan(longestMs)
}

/** Expects the home page of the fixture company. */
export function expectGoodPage({ status, html, ms }: Got): void {
  expect(status).toBe(200)
  expect(html).toContain('Judul uji')
  expect(html).toMatch(/<\/html>\s*$/)
  expect(ms).toBeLessThan(longestMs)
}

/** Expects that the page reports the message as not sent, and keeps the input. */
export function expectUnsent({ status, html, ms }: Got, message: string): void {
  expect(status).toBe(503)
  expect(html).toContain('Terjadi kesalahan saat mengirim pesan')
  expect(html).toContain(message)
  expect(ms).toBeLessThan(longestSendMs)
}

export function expectSent({ status, html }: Got): void {
  expect(status).toBe(200)
  expect(html).toContain('Pesan berhasil dikirim!')
}

/** Returns the time until visitors see the home page again, in milliseconds. */
export function recovery(origin: string): Promise<number> {
  return until(async () => {
    const { status, html } = await visit(origin)
    return status === 200 && html.includes('Judul uji')
  })
}

/**
 * Waits until a condition holds, and returns the time in milliseconds.
 *
 * @throws {AssertionError} when it does not hold in time
 */
export async function until(holds: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const isTrue = await holds()
    const ms = Math.round(performance.now() - startedAt)
    if (isTrue) return ms
    if (ms > longestRecoveryMs) expect.fail(`It does not hold after ${ms} ms`)
    await wait(100)
  }
}

/** The outcome of each fault, printed as a table at the end. */
export function createTable() {
  const rows: string[] = []
  return {
    /** @param got the visitor's result without and with cached pages */
    add(fault: string, got: { cold?: string; warm?: string; recoveryMs?: number }): void {
      const { cold = '–', warm = '–', recoveryMs } = got
      rows.push(
        `${fault} | ${cold} | ${warm} | ${recoveryMs === undefined ? '–' : `${recoveryMs} ms`}`,
      )
    },
    print: () => console.log(`\nfault | cold | warm | recovery\n${rows.join('\n')}`),
  }
}
