import { connect, type Socket } from 'node:net'

export type RawResponse = {
  /** `null` when the connection closed without a response. */
  status: number | null
  head: string
  body: string
  ms: number
  /** Whether the response was incomplete at the time limit. */
  hangs: boolean
}

/** Longer than a service waits for the headers of a request. */
const limitMs = 20_000

/** Sends bytes unchanged and reads the first response; a client library would correct them. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return sendOver(connect(port, '127.0.0.1'), bytes)
}

/** Like `sendRaw`, over a socket that is being opened. */
export function sendOver(socket: Socket, bytes: string | Buffer): Promise<RawResponse> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let isDone = false
    socket.write(bytes)
    const timer = setTimeout(() => done(true), limitMs)

    function done(hangs: boolean) {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...parse(Buffer.concat(chunks)), ms: performance.now() - startedAt, hangs })
    }

    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isWhole(Buffer.concat(chunks))) done(false)
    })
    socket.on('error', () => done(false))
    socket.on('close', () => done(false))
  })
}

function parse(response: Buffer) {
  const text = response.toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(head) ?? []
  return { status: status ? Number(status) : null, head, body: rest.join('\r\n\r\n') }
}

function isWhole(response: Buffer): boolean {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = response.toString('latin1', 0, end)
  if (/^HTTP\/1\.1 100/.test(head)) return false
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  if (length !== undefined) return response.byteLength >= end + 4 + Number(length)
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return response.includes('\r\n0\r\n\r\n', end)
  return /^HTTP\/1\.1 (204|304)/.test(head)
}
