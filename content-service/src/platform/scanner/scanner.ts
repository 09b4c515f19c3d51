import { connect, type NetConnectOpts } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'

/** A scan of 10 MB takes a second; the visitor waits for it. */
const timeoutMs = 15_000
/** clamd accepts a stream in pieces, each preceded by its length (clamd(8), INSTREAM). */
const pieceBytes = 262_144
/** clamd's result is one line. */
const resultCharacters = 1_000

export type Scanner = (file: Buffer) => Promise<'clean' | 'infected' | 'unknown'>

/**
 * Scans with ClamAV's daemon over its own protocol, of which one command is needed.
 *
 * @param url `tcp://host:port` or `unix:/path/of/the/socket`
 * @param log receives the reason why a file is `unknown`
 */
export function createScanner(url: string, log: Pick<Logger, 'error'>): Scanner {
  const options = getConnection(new URL(url))
  return async (file) => {
    try {
      const result = await ask(options, file)
      if (result === 'stream: OK') return 'clean'
      if (result.endsWith(' FOUND')) return 'infected'
      log.error({ result }, 'The scanner could not scan a file')
    } catch (error) {
      log.error({ err: error }, 'The scanner cannot be reached')
    }
    return 'unknown'
  }
}

async function ask(options: NetConnectOpts, file: Buffer): Promise<string> {
  const socket = connect({ ...options, signal: AbortSignal.timeout(timeoutMs) })
  try {
    const response = text(socket)
    socket.write('zINSTREAM\0')
    for (let at = 0; at < file.length; at += pieceBytes) {
      const piece = file.subarray(at, at + pieceBytes)
      socket.write(getLength(piece))
      socket.write(piece)
    }
    // clamd closes the connection after its result.
    socket.write(getLength(Buffer.alloc(0)))
    return (await response).replace(/\0$/, '').slice(0, resultCharacters)
  } finally {
    socket.destroy()
  }
}

function getLength(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

function getConnection({ protocol, hostname, port, pathname }: URL): NetConnectOpts {
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) }
}
