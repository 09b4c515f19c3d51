import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site behind a slow connection. */
export type HaltingProxy = {
  origin: string
  /** Sends the rest of the page. */
  release: () => void
  close: () => Promise<void>
}

/** Forwards to a site, but holds back the rest of a page after the first match of `pattern`. */
export async function startHaltingProxy(origin: string, pattern: RegExp): Promise<HaltingProxy> {
  const gate = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const upstream = await fetch(new URL(request.url ?? '/', origin))
    const body = Buffer.from(await upstream.arrayBuffer())
    const headers = Object.fromEntries(
      [...upstream.headers].filter(([name]) => /^content-(?!length|encoding)/.test(name)),
    )
    response.writeHead(upstream.status, headers)
    const match = pattern.exec(body.toString('latin1'))
    const end = match ? match.index + match[0].length : body.byteLength
    response.write(body.subarray(0, end))
    if (match) await gate.promise
    response.end(body.subarray(end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    release: gate.resolve,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
