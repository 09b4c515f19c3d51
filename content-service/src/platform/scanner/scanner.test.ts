import { createServer } from 'node:net'
import { listen } from '@niaga/server-kit/testing/listen'
import { isLongRun } from '@niaga/server-kit/testing/long-run'
import { expect, test, vi } from 'vitest'
import { installDebianPackage } from '../../../../scripts/debian.ts'
import { standInForClamd, startClamd } from '../../testing/clamd-server.ts'
import { createScanner } from './scanner.ts'

const malware = Buffer.from('What the one signature is made of')
const log = { error: vi.fn() }

test('finds malware, in a file larger than a piece too', async () => {
  const clamd = await standInForClamd(malware.toString())
  const scan = createScanner(clamd.url, log)
  expect(await scan(malware)).toBe('infected')
  expect(await scan(Buffer.concat([Buffer.alloc(1_000_000, 'a'), malware]))).toBe('infected')
  expect(await scan(Buffer.alloc(1_000_000, 'a'))).toBe('clean')
  await clamd.stop()
})

test.skipIf(!isLongRun)('speaks with ClamAV itself', async () => {
  installDebianPackage('clamav-daemon')
  const clamd = await startClamd(malware)
  const scan = createScanner(clamd.url, log)
  expect(await scan(malware)).toBe('infected')
  expect(await scan(Buffer.alloc(5_000_000, 'a'))).toBe('clean')
  await clamd.stop()
})

test.for<[string, string]>([
  ['closes the connection', ''],
  ['says something else', 'INSTREAM size limit exceeded. ERROR\0'],
])('knows nothing of a file if the scanner %s', async ([, answer]) => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer)
  })
  const scan = createScanner(`tcp://127.0.0.1:${await listen(server)}`, log)
  expect(await scan(malware)).toBe('unknown')
  expect(log.error).toHaveBeenCalled()
  server.close()
})

test('knows nothing of a file if there is no scanner', async () => {
  const clamd = await standInForClamd('')
  await clamd.stop()
  expect(await createScanner(clamd.url, log)(malware)).toBe('unknown')
})
