import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OddHost, openOddHost } from '../../src/testing/third-party-host.ts'
import { sourceHost } from './source-host.ts'

const limits = { timeoutMs: 5000, responseBytes: 4_000_000 }

let host: OddHost

beforeAll(async () => {
  host = await openOddHost()
})

afterAll(() => host.close())

test.each([
  ['no JSON', '<p>', 'does not answer JSON'],
  ['too many objects', `{"data":[${'{},'.repeat(400_000)}{}]}`, 'more than 300000 objects'],
  ['lists in lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000), 'more than 32 levels deep'],
  ['too many bytes', `"${' '.repeat(4_000_000)}"`, 'more than 4000000 bytes'],
  ['another thing', '{"data":7}', 'does not keep the contract'],
])('names what was asked of a host that answers %s', async (_name, answer, sentence) => {
  host.answers.set('/api/products', { bytes: Buffer.from(answer) })
  const reading = sourceHost(host.origin, limits).read('products', 'id')
  await expect(reading).rejects.toThrow('/api/products')
  await expect(reading).rejects.toThrow(sentence)
})
