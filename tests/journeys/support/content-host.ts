import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A replacement for the bundled content host: a small server whose responses a journey sets. It uses the contract's other
 * shape of lists, and records the site's requests.
 */
export type ContentHost = {
  origin: string
  /** Responses by path; any other path responds with 404. */
  responses: Responses
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  close: () => Promise<void>
}

/** Reports each change and waits for the report, so a site can clear its cached responses. */
class Responses {
  #byPath = new Map<string, StubResponse>()
  onChange: () => void | Promise<void> = () => {}

  get(path: string): StubResponse | undefined {
    return this.#byPath.get(path)
  }

  entries(): [path: string, response: StubResponse][] {
    return [...this.#byPath]
  }

  async set(path: string, response: StubResponse): Promise<void> {
    this.#byPath.set(path, response)
    await this.onChange()
  }

  async replaceAll(responses: Record<string, StubResponse>): Promise<void> {
    this.#byPath = new Map(Object.entries(responses))
    await this.onChange()
  }

  async delete(path: string): Promise<void> {
    this.#byPath.delete(path)
    await this.onChange()
  }
}

/** A response; a body of bytes is sent as a PNG picture, any other body as JSON. */
export type StubResponse = {
  status?: number
  body?: unknown
  /** A promise that the response waits for. */
  until?: Promise<void>
  headers?: Record<string, string>
}

export async function startContentHost(): Promise<ContentHost> {
  const responses = new Responses()
  const requests: ContentHost['requests'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const { method = 'GET', url = '/', headers } = request
    requests.push({ method, url, headers, body })
    const path = new URL(url, 'http://host').pathname
    await respond(response, responses.get(path) ?? { status: 404, body: {} })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    responses,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function respond(
  response: ServerResponse,
  { status = 200, body, until, headers = {} }: StubResponse,
) {
  await until
  if (body instanceof Uint8Array) {
    response.writeHead(status, { 'content-type': 'image/png', ...headers }).end(body)
  } else {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  }
}

/** Holds back the response of a path until the returned function is called. */
export async function delayResponse({ responses }: ContentHost, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await responses.set(path, { ...responses.get(path), until: promise })
  return resolve
}

export function object(data: unknown): StubResponse {
  return { body: { data } }
}

export function list(data: unknown[]): StubResponse {
  return { body: { data } }
}

/** A picture of one grey pixel. */
export const picture = {
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
} satisfies StubResponse
