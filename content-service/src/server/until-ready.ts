import { StartError } from './listen.ts'

const limitMs = 120_000

/**
 * Waits for the first answer, which Next gives once migration and start-up are done.
 *
 * @throws {StartError} when they failed; Next has then told why
 */
export async function untilReady(host: string, port: number): Promise<void> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = address.includes(':') ? `[${address}]` : address
  const response = await fetch(`http://${name}:${port}/readyz`, {
    headers: { Connection: 'close' },
    signal: AbortSignal.timeout(limitMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new StartError('The content service could not start; see above.')
}
