import { expect, test } from 'vitest'
import { isSiteAddress } from './site-address.ts'

test.for(['/', '/kontak', '/tentang-kami/galeri#kontak', 'https://contoh.example/katalog'])(
  'takes %s',
  (address) => expect(isSiteAddress(address)).toBe(true),
)

test.for(['', 'kontak', '//lain.example', '/\\lain.example', 'javascript:alert(1)', 'mailto:a@b'])(
  'refuses %o',
  (address) => expect(isSiteAddress(address)).toBe(false),
)
