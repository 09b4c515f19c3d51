import { once } from 'node:events'
import type { Server } from 'node:net'

/** Makes a server listen on a free port of the loopback address, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
