import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to connections that go out: one of those would hold the port before a service listens on it. */
const [firstPort, lastPort] = [12_000, 32_767]
const span = lastPort - firstPort + 1

/** Processes that look for ports at the same time begin apart from each other. */
let offset = (process.pid * 32) % span

/** A port of the loopback on which nothing listens, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + offset
    offset = (offset + 1) % span
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
