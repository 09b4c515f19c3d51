import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  address,
  list,
  neededTogether,
  neededWith,
  oneOf,
  origin,
  readSettings,
  SettingsError,
  secret,
  sharedFields,
  wholeNumber,
} from './settings.ts'

test.each(['', ' ', '\t', undefined])('treats a variable of %j as not set', (value) => {
  expect(readSettings({ PORT: wholeNumber(0, 9).default(3) }, { PORT: value })).toEqual({ PORT: 3 })
})

test('ignores unknown variables', () => {
  const variables = { PORT: '7', CONTENT_TIMEOUT_MS: 'long', PATH: '/bin' }
  expect(readSettings({ PORT: wholeNumber(0, 9) }, variables)).toEqual({ PORT: 7 })
})

test.each(['0.0.0.0/0', 'loopback,::/0'])('trusts no proxy at %s', (TRUSTED_PROXIES) => {
  expect(() => readSettings(sharedFields, { TRUSTED_PROXIES })).toThrow(
    'The variable TRUSTED_PROXIES must not contain every address: name your proxies.',
  )
})

test.each(['LOG_LEVELS', 'LOG_LEVER', 'LOG_REVEL', 'LOGLEVEL', 'LGO_LEVEL'])(
  'names %s, which looks like a misspelt variable',
  (name) => {
    expect(() => readSettings(sharedFields, { [name]: 'debug' })).toThrow(
      `The variable ${name} does not exist; rename it to LOG_LEVEL, or remove it.`,
    )
  },
)

test.each(['HOME', 'LANGUAGE', 'XDG_CACHE_HOME', 'AWS_ACCESS_KEY_ID', 'CACHE_DIR', 'DATABASE_URL'])(
  'ignores %s, a variable of other programs or of the other service',
  (name) => {
    const fields = { ...sharedFields, DATA_DIR: z.string().optional(), S3_ACCESS_KEY_ID: secret }
    const variables = { S3_ACCESS_KEY_ID: '0'.repeat(32), [name]: 'x' }
    expect(readSettings(fields, variables)).not.toHaveProperty(name)
  },
)

test.each([
  [wholeNumber(1, 9), 'many', 'must be a whole number from 1 to 9'],
  [wholeNumber(1, 9), '10', 'must be a whole number from 1 to 9'],
  [wholeNumber(1, 9), '1.5', 'must be a whole number from 1 to 9'],
  [oneOf(['load', 'none']), 'lood', 'must be one of: load, none'],
  [secret, 'hunter2', 'must have at least 32 characters'],
  [
    origin,
    'https://name:hunter2@contoh.example',
    'must be an http(s) origin such as https://www.contoh.example',
  ],
  [
    origin,
    'https://contoh.example/en',
    'must be an http(s) origin such as https://www.contoh.example',
  ],
  [address, 'ftp://hunter2', 'must be an http(s) address such as https://isi.contoh.example'],
  [
    sharedFields.TRUSTED_PROXIES,
    'hunter2',
    'must be addresses, networks or loopback, separated by commas',
  ],
  [sharedFields.REDIS_URL, 'http://:hunter2@redis', 'must be a redis:// or rediss:// address'],
  [sharedFields.DEPLOYMENT, 'hunter2', 'must be production or unset'],
  [
    z.string().optional().pipe(z.email('must be an email address')),
    'hunter2',
    'must be an email address',
  ],
])('reports what is wrong once, and never the value: %#', (field, value, message) => {
  const read = () => readSettings({ NAME: field }, { NAME: value })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(new SettingsError(`The variable NAME ${message}.`))
})

test('normalises origins, addresses and lists', () => {
  const fields = { ORIGIN: origin, ADDRESS: address, LIST: list }
  const variables = {
    ORIGIN: 'https://a.example/',
    ADDRESS: 'https://a.example/b/',
    LIST: 'a, b,,',
  }
  expect(readSettings(fields, variables)).toEqual({
    ORIGIN: 'https://a.example',
    ADDRESS: 'https://a.example/b',
    LIST: ['a', 'b'],
  })
})

test('reads the trusted proxies, the loopback by default', () => {
  const trusts = (variables: Record<string, string>) => {
    const { TRUSTED_PROXIES: isTrusted } = readSettings(sharedFields, variables)
    return ['127.0.0.1', '10.1.2.3', '192.0.2.1'].filter(isTrusted)
  }
  expect(trusts({})).toEqual(['127.0.0.1'])
  expect(trusts({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' })).toEqual(['127.0.0.1', '10.1.2.3'])
  expect(trusts({ TRUSTED_PROXIES: ',' })).toEqual([])
})

test('reports everything that is wrong or missing at once', () => {
  const fields = { PORT: wholeNumber(1, 9).optional(), A: secret.optional(), B: secret.optional() }
  const rules = [neededWith('A', 'MODE', 'strict'), neededWith('B', 'PORT')]
  const read = (variables: Record<string, string>) => () => readSettings(fields, variables, rules)
  expect(read({ PORT: 'x', MODE: 'strict' })).toThrow(
    new SettingsError(
      [
        'The variable PORT must be a whole number from 1 to 9.',
        'The variable A must be set when MODE is strict.',
        'The variable B must be set when PORT is.',
      ].join('\n'),
    ),
  )
  expect(read({ MODE: 'loose' })).not.toThrow()
})

test('names each missing variable of those that are needed together', () => {
  const fields = { A: z.string().optional(), B: z.string().optional(), C: z.string().optional() }
  const read = (variables: Record<string, string>) => () =>
    readSettings(fields, variables, [neededTogether(['A', 'B', 'C'])])
  expect(read({ B: 'b' })).toThrow(
    new SettingsError(
      'The variable A must be set when B is.\nThe variable C must be set when B is.',
    ),
  )
  expect(read({})).not.toThrow()
  expect(read({ A: 'a', B: 'b', C: 'c' })).not.toThrow()
})
