import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { getPayload } from 'payload'
import { contractApi } from '../api/handle.ts'
import config from '../payload.config.ts'

// Receives contact messages in its own process, so that a test can kill it. All modules are loaded before the signal to
// begin, so that it begins at once when its predecessor is dead.

const begin = once(process, 'message')
process.send?.('loaded')
await begin

const payload = await getPayload({ config })
const handle = contractApi(payload)

process.on('message', async () => {
  const options = { limit: 0, pagination: false, depth: 0 } as const
  const messages = await payload.find({ collection: 'messages', ...options })
  const jobs = await payload.find({ collection: 'payload-jobs', ...options })
  process.send?.({
    messages: messages.docs.map(({ id, message }) => ({ id, text: message })),
    jobs: jobs.docs.map(({ input }) => input),
  })
})

const server = createServer(async (incoming, outgoing) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyOf(incoming.headers) },
    body: await text(incoming),
  })
  const response = await handle(request)
  outgoing.writeHead(response.status).end(await response.text())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : null })

function keyOf(headers: NodeJS.Dict<string | string[]>): string {
  return String(headers['idempotency-key'] ?? '')
}
