import { once } from 'node:events'
import { createServer } from 'node:http'

export type OddHost = Awaited<ReturnType<typeof openOddHost>>

export type Answer = {
  status?: number
  location?: string
  body?: unknown
  bytes?: Buffer
  delayMs?: number
}

/** A content host of another make: what it answers is what a test puts at its paths. */
export async function openOddHost() {
  const answers = new Map<string, Answer | ((locale: string) => Answer)>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    asked.push(url.pathname)
    const locale = url.searchParams.get('lang') ?? url.searchParams.get('language') ?? ''
    const known = answers.get(url.pathname) ?? { status: 404 }
    const { status, location, body, bytes, delayMs } =
      typeof known === 'function' ? known(locale) : known
    const headers = location ? { Location: location } : {}
    const send = () =>
      response
        .writeHead(status ?? (location ? 302 : 200), headers)
        .end(bytes ?? JSON.stringify(body ?? {}))
    if (delayMs) setTimeout(send, delayMs)
    else send()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answers,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
