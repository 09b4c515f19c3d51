import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports: an outgoing connection could occupy one of those before a service listens on it. */
const [firstPort, lastPort] = [12_000, 32_767]
const span = lastPort - firstPort + 1

/** Processes that look for ports at the same time start at different ones. */
let offset = (process.pid * 32) % span

/** Returns a free port of the loopback address, a different one at each call. */
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
