import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

function run(variables: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...variables },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = once(child, 'close').then(([code]) => code)
  return { child, exit, output: () => output }
}

async function addressOf(site: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const [, address] = site.output().match(/The site is at (http:[^"]+)/) ?? []
    if (address) return address
    await once(site.child.stdout, 'data')
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'stops cleanly on %s, also while a browser keeps its connection',
  async (signal) => {
    const site = run({ PORT: '0' })
    const agent = new Agent({ keepAlive: true })
    const [response]: IncomingMessage[] = await once(
      get(`${await addressOf(site)}healthz`, { agent }),
      'response',
    )
    response?.resume()
    site.child.kill(signal)
    expect(await site.exit).toBe(0)
    agent.destroy()
  },
)

test('says in one sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const site = run({ PORT: String(port) })
  expect(await site.exit).toBe(1)
  expect(site.output()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to a free one.\n`,
  )
  other.close()
})

test('says in one sentence which variable is wrong', async () => {
  const site = run({ PORT: '0', LOG_LEVEL: 'loud' })
  expect(await site.exit).toBe(1)
  expect(site.output()).toMatch(/^The variable LOG_LEVEL must be one of: [a-z, ]+\.\n$/)
})
