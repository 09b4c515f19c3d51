import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'
import { keyAddress, newSecret } from './totp.ts'

const modulePixels = 4

test('draws a code that a camera can read, with a quiet zone around it', () => {
  const address = keyAddress(newSecret(), 'rani.wulandari@contoh.example', 'Niaga')
  const { size, path } = qrCode(address)
  const width = size * modulePixels
  const data = new Uint8Array(width * width * 3).fill(255)
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (const edge of [x, y].map(Number)) {
      expect(edge).toBeGreaterThanOrEqual(4)
      expect(edge).toBeLessThan(size - 4)
    }
    for (let row = 0; row < modulePixels; row += 1) {
      const start = (Number(y) * modulePixels + row) * width + Number(x) * modulePixels
      data.fill(0, start * 3, (start + modulePixels) * 3)
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(address)
})
