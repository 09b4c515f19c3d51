import { afterAll, beforeAll, expect, test } from 'vitest'
import { openThirdPartyHost, type ThirdPartyHost } from '../../src/testing/third-party-host.ts'
import { sourceHost } from './source-host.ts'

const limits = { timeoutMs: 5000, responseBytes: 4_000_000 }

let host: ThirdPartyHost

beforeAll(async () => {
  host = await openThirdPartyHost()
})

afterAll(() => host.close())

test.each([
  ['invalid JSON', '<p>', 'did not return JSON'],
  ['too many objects', `{"data":[${'{},'.repeat(400_000)}{}]}`, 'more than 300000 objects'],
  ['nested lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000), 'more than 32 levels deep'],
  ['too many bytes', `"${' '.repeat(4_000_000)}"`, 'more than 4000000 bytes'],
  ['other data', '{"data":7}', 'does not conform to the contract'],
])('reports the path at which a host returns %s', async (_name, body, sentence) => {
  host.responses.set('/api/products', { bytes: Buffer.from(body) })
  const reading = sourceHost(host.origin, limits).read('products', 'id')
  await expect(reading).rejects.toThrow('/api/products')
  await expect(reading).rejects.toThrow(sentence)
})
