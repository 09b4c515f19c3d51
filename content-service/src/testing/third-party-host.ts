import { createServer } from 'node:http'
import { listen } from '@niaga/server-kit/testing/listen'

export type ThirdPartyHost = Awaited<ReturnType<typeof openThirdPartyHost>>

export type StubResponse = {
  status?: number
  location?: string
  body?: unknown
  bytes?: Buffer
  delayMs?: number
}

/** Opens a content host by another vendor, with the responses that a test sets for its paths. */
export async function openThirdPartyHost() {
  const responses = new Map<string, StubResponse | ((locale: string) => StubResponse)>()
  const requested: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    requested.push(url.pathname)
    const locale = url.searchParams.get('lang') ?? url.searchParams.get('language') ?? ''
    const stub = responses.get(url.pathname) ?? { status: 404 }
    const { status, location, body, bytes, delayMs } =
      typeof stub === 'function' ? stub(locale) : stub
    const headers = location ? { Location: location } : {}
    const send = () =>
      response
        .writeHead(status ?? (location ? 302 : 200), headers)
        .end(bytes ?? JSON.stringify(body ?? {}))
    if (delayMs) setTimeout(send, delayMs)
    else send()
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    responses,
    requested,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
