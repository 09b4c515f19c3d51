import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const source = JSON.stringify(new URL('log-output.ts', import.meta.url).href)
const start = `import { createLogOutput } from ${source}; const output = createLogOutput();`

/** Runs a program with the log `output`; nobody reads what it writes before `read` is called. */
function run(text: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', start + text])
  return { child, read: () => collect(child.stdout) }
}

function collect(stream: NodeJS.ReadableStream) {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return { text: () => text, end: once(stream, 'end').then(() => text) }
}

const patience = { timeout: 10_000 }

const numbers = Array.from({ length: 1000 }, (_, index) => `${index}`)
const writeNumbers = `for (let line = 0; line < ${numbers.length}; line += 1) output.requests.write(line + '\\n')`

test.each([
  ['process.exit', 'process.exit(0)'],
  ['an uncaught exception', "throw new Error('fault')"],
  ['a rejected promise', "void Promise.reject(new Error('fault'))"],
  ['the end of its work', ''],
])('loses no line if the process ends with %s', async (_what, end) => {
  const lines = (await run(`${writeNumbers}; ${end}`).read().end).trim().split('\n')
  expect(lines.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
})

test('writes an event at once, after the lines before it, also during another write', async () => {
  const { child, read } = run(`
    globalThis.setTimeout = () => ({ unref: () => {} })
    output.requests.write('request\\n')
    output.events.write('event é\\n')
    output.events.write('second event\\n')
    process.stdin.resume()`)
  await expect.poll(read().text, patience).toBe('request\nevent é\nsecond event\n')
  child.kill()
})

test('writes the line of a request within a moment', async () => {
  const { child, read } = run("output.requests.write('request\\n'); process.stdin.resume()")
  await expect.poll(read().text, patience).toBe('request\n')
  child.kill()
})

test('drops what exceeds its limit while nobody reads its log, and writes whole lines later', async () => {
  const line = 'x'.repeat(99)
  const { child, read } = run(`
    for (let count = 0; count < 200_000; count += 1) output.requests.write('${line}\\n')
    process.stdin.on('data', () => output.events.write('later\\n'))
    console.error('written')`)
  await once(child.stderr, 'data')
  const log = read()
  await expect.poll(() => log.text().length, patience).toBeGreaterThan(8_000_000)
  child.stdin.write('go')
  await expect.poll(log.text, patience).toMatch(/later\n$/)
  child.kill()
  const lines = (await log.end).trimEnd().split('\n')
  expect(lines.length).toBeLessThan(84_000)
  expect(lines.filter((one) => one !== line)).toEqual(['later'])
})

test.runIf(process.platform === 'linux')(
  'does not mix the lines of two processes that share an output',
  async () => {
    const lines = ['a', 'b'].map((sign) => sign.repeat(149))
    const programs = lines.map(
      (line) =>
        `${start} for (let count = 0; count < 20_000; count += 1) output.requests.write('${line}\\n')
        console.error('written')`,
    )
    const both = '"$0" --input-type=module -e "$1" & "$0" --input-type=module -e "$2"; wait'
    const shell = spawn('sh', ['-c', both, process.execPath, ...programs])
    await expect.poll(collect(shell.stderr).text, patience).toBe('written\nwritten\n')
    const output = (await collect(shell.stdout).end).trimEnd().split('\n')
    expect(output).toHaveLength(40_000)
    expect(output.filter((line) => !lines.includes(line))).toEqual([])
  },
)
