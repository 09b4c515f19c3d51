import { expect, test } from 'vitest'
import { cleanedName } from './file-name.ts'

test.for([
  ['mine.webp', 'mine.webp'],
  ['Foto Tambang (2).JPEG', 'foto-tambang-2.jpeg'],
  ['../../etc/passwd.png', 'etc-passwd.png'],
  ['a.b.c.avif', 'a-b-c.avif'],
  ['résumé.png', 'resume.png'],
  ['图片.png', 'gambar.png'],
  ['.png', 'png'],
  ['AUX.jpg', 'gambar-aux.jpg'],
  ['con.pdf', 'gambar-con.pdf'],
  ['(nul).png', 'gambar-nul.png'],
  ['com1.webp', 'gambar-com1.webp'],
  ['lpt0.tar.avif', 'lpt0-tar.avif'],
  ['console.png', 'console.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(80)}.png`],
] as const)('turns %s into %s', ([name, cleaned]) => {
  expect(cleanedName(name, 'gambar')).toBe(cleaned)
})
