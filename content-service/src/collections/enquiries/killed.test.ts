import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@niaga/contract/endpoints'
import { isLongRun } from '@niaga/server-kit/testing/long-run'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledProgram } from '../../testing/bundled-program.ts'
import { smallPdf } from '../../testing/small-files.ts'
import { testDatabase } from '../../testing/test-database.ts'

// Kills the service repeatedly while it receives messages with items, every fourth with a file. A message without a
// response is sent again with the same Idempotency-Key, as a careful client would.

const kills = isLongRun ? 50 : 2
const atOnce = isLongRun ? 200 : 100
const tries = 5
const seed = 20_261_121
const limitMs = 600_000

const { path: dataFolder, remove: removeFolder } = temporaryFolder()
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const random = seededRandom(seed)
let databaseUrl: string
let program: Awaited<ReturnType<typeof bundledProgram>>
let next: Loading
/** All started processes: a failed test leaves several running. */
const children: ChildProcess[] = []

beforeAll(async () => {
  databaseUrl = (await testDatabase()) ?? ''
  program = await bundledProgram('message-host.ts')
  next = load()
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  agent.destroy()
  program.remove()
  await removeFolder()
})

test(
  `neither loses nor duplicates an acknowledged message, killed at ${kills} moments`,
  async () => {
    const acknowledged = new Map<string, number>()
    let unacknowledged: string[] = []
    let sentCount = 0
    for (let round = 0; round <= kills; round += 1) {
      const host = await begin()
      const fresh = Array.from(
        { length: atOnce - unacknowledged.length },
        () => `Pesan ${sentCount++}`,
      )
      const texts = [...unacknowledged, ...fresh]
      const isLast = round === kills
      await sendAll(host, texts, acknowledged, isLast ? null : momentOfKill())
      unacknowledged = texts.filter((sent) => !acknowledged.has(sent))
      if (!isLast) continue
      // On a busy machine some messages wait too long for the database, are rejected with 503, and are sent again.
      for (let again = 0; unacknowledged.length > 0 && again < tries; again += 1) {
        await sendAll(host, unacknowledged, acknowledged, null)
        unacknowledged = unacknowledged.filter((sent) => !acknowledged.has(sent))
      }
      expect(unacknowledged).toEqual([])
      const { messages, files, jobs } = await getReport(host.child)
      expect(new Map(messages.map(({ id, text }) => [text, id]))).toEqual(acknowledged)
      expect(messages).toHaveLength(sentCount)
      expect(messages.every(({ items }) => items === 1)).toBe(true)
      const withFile = messages
        .filter(({ text }) => hasFile(text))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
      const inOrder = files.toSorted((one, other) => one.message - other.message)
      expect(inOrder).toEqual(withFile.map((message) => ({ message, isWhole: true })))
      const notified = jobs.map(({ message }) => message).sort((a, b) => a - b)
      expect(notified).toEqual(messages.map(({ id }) => id).sort((a, b) => a - b))
      host.child.kill('SIGKILL')
    }
  },
  limitMs,
)

/** Returns the number of responses before the kill, more often a low one, while most messages are being sent. */
function momentOfKill(): number {
  return Math.floor(random() ** 2 * atOnce)
}

type Loading = { child: ChildProcess; loaded: Promise<unknown> }

type Host = { child: ChildProcess; port: number }

/** @param killAfter the number of acknowledgements after which the service is killed; `null` means never */
async function sendAll(
  { child, port }: Host,
  texts: string[],
  acknowledged: Map<string, number>,
  killAfter: number | null,
): Promise<void> {
  let count = 0
  const dead = once(child, 'exit')
  const laterMs = random() * 4
  async function killInTime() {
    if (killAfter === null || count !== killAfter) return
    await wait(laterMs)
    child.kill('SIGKILL')
  }
  const sending = texts.map(async (message) => {
    const id = await send(port, message)
    if (id === null) return
    acknowledged.set(message, id)
    count += 1
    await killInTime()
  })
  await killInTime()
  await Promise.all(sending)
  if (killAfter !== null) {
    child.kill('SIGKILL')
    await dead
  }
}

/** Gives a file to every fourth message, which leaves the number of the others unchanged. */
function hasFile(message: string): boolean {
  return Number(message.split(' ')[1]) % 4 === 0
}

async function encoded(message: string): Promise<{ type: string; body: Buffer }> {
  const items = [{ kind: 'coal', product: 'Batubara' }]
  const data = { name: 'Sari', email: 'sari@pembeli.example', message, enquiry: { items } }
  const json = JSON.stringify(data)
  if (!hasFile(message)) return { type: 'application/json', body: Buffer.from(json) }
  const form = new FormData()
  form.set('message', json)
  form.set('attachment', new Blob([new Uint8Array(smallPdf())]), 'spesifikasi.pdf')
  const response = new Response(form)
  const type = response.headers.get('Content-Type') ?? ''
  return { type, body: Buffer.from(await response.arrayBuffer()) }
}

/** @returns the id of the stored message, `null` if there was no response */
async function send(port: number, message: string): Promise<number | null> {
  const { type, body } = await encoded(message)
  return new Promise((resolve) => {
    const posting = request(
      {
        agent,
        port,
        method: 'POST',
        path: '/api/send-contact',
        headers: { 'Idempotency-Key': message, 'Content-Type': type },
      },
      async (response) => {
        const receipt = await text(response).catch(() => null)
        if (receipt === null || response.statusCode !== 201) return resolve(null)
        resolve(Number(endpoints.sendContact.response.parse(JSON.parse(receipt)).id))
      },
    )
    posting.on('error', () => resolve(null))
    posting.end(body)
  })
}

function load(): Loading {
  const child = fork(program.path, {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(dataFolder, 'compiled'),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      SAMPLE_CONTENT: 'none',
      LOG_LEVEL: 'silent',
      CONTACT_LIMIT_PER_MINUTE: '1000000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONTACT_NOTIFY_TO: 'kantor@contoh.example',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return { child, loaded: once(child, 'message') }
}

/** Starts the process that was loaded in advance, and loads the next one. */
async function begin(): Promise<Host> {
  const { child, loaded } = next
  await loaded
  child.send('begin')
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The service exited unexpectedly')))
    child.on('message', (message) => {
      if (typeof message === 'object' && 'port' in message) resolve(Number(message.port))
    })
  })
  next = load()
  return { child, port }
}

async function getReport(child: ChildProcess): Promise<{
  messages: { id: number; text: string; items: number }[]
  files: { message: number; isWhole: boolean }[]
  jobs: { message: number }[]
}> {
  child.send('report')
  const [report] = await once(child, 'message')
  return report
}

/** Mulberry32: every run has the same moments, as far as the machine allows. */
function seededRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
