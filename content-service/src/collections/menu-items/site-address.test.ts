import { expect, test } from 'vitest'
import indonesian from '../../../messages/id.json' with { type: 'json' }
import { buttonAddress, isSiteAddress } from './site-address.ts'

test.for(['/', '/kontak', '/tentang-kami/galeri#kontak', 'https://contoh.example/katalog'])(
  'accepts %s',
  (address) => expect(isSiteAddress(address)).toBe(true),
)

test.for(['', 'kontak', '//lain.example', '/\\lain.example', 'javascript:alert(1)', 'mailto:a@b'])(
  'rejects %o',
  (address) => expect(isSiteAddress(address)).toBe(false),
)

test.for(['', '#kontak', 'mailto:jual@contoh.example', 'tel:+62215550199', '/kontak'])(
  'accepts %o for a button',
  (address) => expect(checkButton(address)).toBe(true),
)

test.for(['kontak', 'javascript:alert(1)', '//lain.example'])(
  'rejects %o for a button',
  (address) => expect(checkButton(address)).toMatch(/^Tulis alamat/),
)

function checkButton(address: string) {
  const options: Parameters<typeof buttonAddress>[1] = JSON.parse(
    JSON.stringify({ req: { i18n: { translations: indonesian } } }),
  )
  return buttonAddress(address, options)
}
