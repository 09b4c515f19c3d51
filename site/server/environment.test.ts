import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('needs no variable outside production', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_ORIGIN: 'http://127.0.0.1:3000',
    CONTENT_HOST: 'http://127.0.0.1:4000',
  })
})

test('requires the variables of a captcha service together', () => {
  const all = {
    CAPTCHA_VERIFY_URL: 'https://challenge.example/siteverify',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_SCRIPT_URL: 'https://challenge.example/api.js',
    CAPTCHA_SITE_KEY: 'key',
  }
  expect(readEnvironment(all)).toMatchObject({ ...all, CAPTCHA_ELEMENT: 'cf-turnstile' })
  for (const name of Object.keys(all)) {
    expect(() => readEnvironment({ ...all, [name]: '' })).toThrow(/^The variable CAPTCHA_/)
  }
})

test('treats a blank variable as one that is not set', () => {
  expect(readEnvironment({ PORT: ' ', SITE_ORIGIN: '' }).SITE_ORIGIN).toBe('http://127.0.0.1:3000')
})

test('uses the port in its default origin', () => {
  expect(readEnvironment({ PORT: '3100' }).SITE_ORIGIN).toBe('http://127.0.0.1:3100')
})

test('names every wrong variable in a sentence of its own', () => {
  const read = () =>
    readEnvironment({ PORT: 'many', CONTENT_HOST: 'ftp://a', DEPLOYMENT: 'production' })
  expect(read).toThrow(
    [
      'The variable PORT must be a whole number from 0 to 65535.',
      'The variable CONTENT_HOST must be an http(s) address such as https://isi.contoh.example.',
      'The variable SITE_ORIGIN must be set when DEPLOYMENT is production.',
    ].join('\n'),
  )
})

test.each([
  'contoh.example',
  'https://contoh.example/en',
  'https://user@contoh.example',
  'https://contoh.example/?a',
])('rejects %s as the origin of the site', (origin) => {
  expect(() => readEnvironment({ SITE_ORIGIN: origin })).toThrow('The variable SITE_ORIGIN must be')
})

test('accepts a content host with a folder', () => {
  const { CONTENT_HOST } = readEnvironment({ CONTENT_HOST: 'https://contoh.example/cms/' })
  expect(CONTENT_HOST).toBe('https://contoh.example/cms')
})
