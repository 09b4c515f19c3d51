import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'

const startTries = 100

/**
 * Starts ClamAV's daemon on its own socket, with one signature: a given file's.
 *
 * @throws {Error} when it does not start
 */
export async function startClamd(malware: Buffer) {
  const { path: folder, remove } = temporaryFolder()
  const socket = join(folder, 'clamd.socket')
  const digest = createHash('md5').update(malware).digest('hex')
  writeFileSync(join(folder, 'own.hdb'), `${digest}:${malware.byteLength}:Niaga.Test\n`)
  const settings = join(folder, 'clamd.conf')
  const lines = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes']
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const daemon = spawn('clamd', ['-c', settings], { stdio: 'ignore' })
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (tries === startTries || daemon.exitCode !== null) throw new Error('clamd did not start')
    await wait(100)
  }
  return {
    url: `unix:${socket}`,
    stop: async () => {
      const ended = once(daemon, 'exit')
      daemon.kill('SIGKILL')
      await ended
      await remove()
    },
  }
}

/** A stand-in for clamd that uses its protocol, and reports malware in files that contain a text. */
export async function standInForClamd(malware: string, port = 0) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      // The request consists of the command, pieces with their lengths, and a piece of length 0.
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return
      const isInfected = received.includes(malware)
      socket.end(isInfected ? 'stream: Niaga.Test FOUND\0' : 'stream: OK\0')
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const bound = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: `tcp://127.0.0.1:${bound}`,
    port: bound,
    stop: async () => {
      const ended = once(server, 'close')
      server.close()
      await ended
    },
  }
}
