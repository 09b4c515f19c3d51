import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Another content host than the bundled one: a small server that keeps the contract, in the other of its two list
 * shapes, and whose answers a journey sets. It records what the site asks of it.
 */
export type ContentHost = {
  origin: string
  /** What each path answers with; a path without an entry answers 404. */
  answers: Answers
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  close: () => Promise<void>
}

/** The answers, which tell who wants to know when they change: a site that keeps some must clear them. */
class Answers extends Map<string, Answer> {
  onChange = () => {}

  override set(path: string, answer: Answer): this {
    super.set(path, answer)
    this.onChange()
    return this
  }

  override clear(): void {
    super.clear()
    this.onChange()
  }

  override delete(path: string): boolean {
    const had = super.delete(path)
    this.onChange()
    return had
  }
}

/** A body of bytes is a PNG picture, any other one JSON. */
export type Answer = {
  status?: number
  body?: unknown
  /** What the response waits for. */
  until?: Promise<void>
  headers?: Record<string, string>
}

export async function startContentHost(): Promise<ContentHost> {
  const answers = new Answers()
  const requests: ContentHost['requests'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const { method = 'GET', url = '/', headers } = request
    requests.push({ method, url, headers, body })
    const path = new URL(url, 'http://host').pathname
    await answer(response, answers.get(path) ?? { status: 404, body: {} })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  response: ServerResponse,
  { status = 200, body, until, headers = {} }: Answer,
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
export function holdResponse({ answers }: ContentHost, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  answers.set(path, { ...answers.get(path), until: promise })
  return resolve
}

export function object(data: unknown): Answer {
  return { body: { data } }
}

export function list(data: unknown[]): Answer {
  return { body: { data } }
}

/** A picture of one grey pixel. */
export const picture = {
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
} satisfies Answer
