import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const names = ['Rani Wulandari', 'rani.wulandari@contoh.example']

test.for([
  // Some of the most frequent leaked passwords with at least twelve characters.
  ...[
    '123456789012',
    '1q2w3e4r5t6y',
    'qwertyuiop123',
    '123qweasdzxc',
    '1qaz2wsx3edc',
    'qazwsxedcrfv',
  ],
  ...[
    'password1234',
    'Password123!',
    'passwordpassword',
    'P@ssw0rd2024',
    'iloveyou1234',
    'letmein12345',
  ],
  ...[
    'qwerty123456',
    '111111111111',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'administrator',
    'welcome12345',
  ],
  ...[
    'manchesterunited',
    'superman12345',
    'zxcvbnm12345',
    'mnbvcxzlkjhg',
    'abcabcabcabc',
    'trustno1trustno1',
  ],
  // Frequent Indonesian passwords of the same length.
  ...[
    'indonesia1945',
    'jakarta2026!',
    'katasandi123',
    'rahasia-rahasia',
    'bismillah123',
    's4yangs4yang',
  ],
  ...[
    '08123456789012',
    '17-08-1945-2026',
    'rani-wulandari',
    'Contoh2026Contoh',
    'niaga-niaga-niaga',
  ],
])('is guessable: %s', async (password) => {
  expect(await isGuessable(password, names)).toBe(true)
})

test.for([
  ...['sandi-untuk-uji-coba', 'kuda baterai jepit benar', 'correct horse battery staple'],
  ...[
    'Xk3-vT9_qLm2Za8R',
    'mKkrAk_9kA1ShWlZ',
    'pagi ini hujan deras di pelabuhan',
    '煤炭鎳礦出口報價單合同條款文件',
  ],
  // Random passwords, as password managers generate them.
  ...['J3EWQ0ZrsNbb', 'smm3t6sSptLs', '67nwYHN9HH0B', 'a@6whbXqRSt0', 'ug3UM1bMB99b_9WW'],
])('is not guessable: %s', async (password) => {
  expect(await isGuessable(password, names)).toBe(false)
})

test('checks only the beginning of a long one', async () => {
  // Checking the whole password would exceed the test's time limit.
  expect(await isGuessable('a'.repeat(5_000_000), names)).toBe(true)
  expect(await isGuessable('4@8({[<369!1|0$5+7%2'.repeat(1_000), names)).toBe(false)
})
