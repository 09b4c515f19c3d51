import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site behind a slow line. */
export type HaltingProxy = {
  origin: string
  /** Lets what is held back through. */
  release: () => void
  close: () => Promise<void>
}

/** Passes a site on, but holds back what of a page comes after `mark`. */
export async function startHaltingProxy(origin: string, mark: RegExp): Promise<HaltingProxy> {
  const held = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => /^content-(?!length|encoding)/.test(name)),
    )
    response.writeHead(answer.status, headers)
    const found = mark.exec(body.toString('latin1'))
    const end = found ? found.index + found[0].length : body.byteLength
    response.write(body.subarray(0, end))
    if (found) await held.promise
    response.end(body.subarray(end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    release: held.resolve,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
