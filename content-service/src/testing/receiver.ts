import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@niaga/server-kit/testing/listen'

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

type ReceivedRequest = { headers: Headers; body: string }

/** A site that records received purges, and responds with `status`. */
export async function openReceiver() {
  const received: ReceivedRequest[] = []
  const receiver = {
    address: '',
    status: 204,
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push({ headers, body: await text(request) })
    response.writeHead(receiver.status).end()
  })
  receiver.address = `http://127.0.0.1:${await listen(server)}/-/purge`
  return receiver
}
