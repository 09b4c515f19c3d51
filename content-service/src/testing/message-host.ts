import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listen } from '@niaga/server-kit/testing/listen'
import { getPayload } from 'payload'
import { contractApi } from '../api/handle.ts'
import { filesFolder } from '../collections/message-files/file-store.ts'
import config from '../payload.config.ts'
import { servicesOf } from '../platform/services/services.ts'

// Receives contact messages in its own process, which a test can kill. All modules are loaded before the signal to begin,
// so it starts as soon as its predecessor is dead.

const begin = once(process, 'message')
process.send?.('loaded')
await begin

const payload = await getPayload({ config })
const handle = contractApi(payload)
const folder = filesFolder(servicesOf(payload).environment.dataFolder)

process.on('message', async () => {
  const options = { limit: 0, pagination: false, depth: 0 } as const
  const messages = await payload.find({ collection: 'messages', ...options })
  const jobs = await payload.find({ collection: 'payload-jobs', ...options })
  const attached = { message: { exists: true } }
  const files = await payload.find({ collection: 'message-files', where: attached, ...options })
  process.send?.({
    messages: messages.docs.map(({ id, message, items }) => ({
      id,
      text: message,
      items: items?.length ?? 0,
    })),
    files: files.docs.map(({ message, bytes, storedName }) => ({
      message,
      isWhole: bytes > 0 && storedBytes(storedName) === bytes,
    })),
    jobs: jobs.docs.map(({ input }) => input),
  })
})

const server = createServer(async (incoming, outgoing) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method,
    headers: {
      'Content-Type': getHeader(incoming.headers, 'content-type'),
      'Idempotency-Key': getHeader(incoming.headers, 'idempotency-key'),
    },
    body: new Uint8Array(await buffer(incoming)),
  })
  const response = await handle(request)
  outgoing.writeHead(response.status).end(await response.text())
})
process.send?.({ port: await listen(server) })

function getHeader(headers: NodeJS.Dict<string | string[]>, name: string): string {
  return String(headers[name] ?? '')
}

/** Returns the size of a file on the disk, 0 if it does not exist. */
function storedBytes(storedName: string): number {
  const path = join(folder, storedName)
  return existsSync(path) ? statSync(path).size : 0
}
