import { SettingsError } from '@niaga/server-kit/settings'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const inProduction = {
  DEPLOYMENT: 'production',
  PAYLOAD_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'admin@tambang.example',
  CONTENT_ORIGIN: 'https://cms.tambang.example/',
}

test('needs no variable outside production', () => {
  expect(readEnvironment({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 4000,
    origin: 'http://127.0.0.1:4000',
    adminEmail: 'admin@contoh.example',
    secret: null,
    sampleContent: 'load',
  })
})

test('keeps the database in the data folder', () => {
  const { databaseUrl } = readEnvironment({ DATA_DIR: '/srv/niaga' })
  expect(databaseUrl).toBe('file:/srv/niaga/content.db')
})

test.for(['postgres://niaga@db/niaga', 'postgresql://niaga@db/niaga', 'file:/srv/niaga.db'])(
  'accepts the database at %s',
  (url) => expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

test('keeps messages for two years, or for a whole number of days', () => {
  expect(readEnvironment({}).enquiryKeepDays).toBe(730)
  expect(readEnvironment({ ENQUIRY_KEEP_DAYS: '36500' }).enquiryKeepDays).toBe(36_500)
  for (const days of ['0', '36501', '1.5', 'forever']) {
    expect(() => readEnvironment({ ENQUIRY_KEEP_DAYS: days })).toThrow(/ENQUIRY_KEEP_DAYS must be/)
  }
})

test('treats a blank variable as not set', () => {
  expect(readEnvironment({ PORT: ' ', DEPLOYMENT: '', ADMIN_EMAIL: '' }).port).toBe(4000)
})

test('derives its own origin from the port, and accepts localhost beside it for developers', () => {
  expect(readEnvironment({ PORT: '4100' }).ownOrigins).toEqual([
    'http://127.0.0.1:4100',
    'http://localhost:4100',
  ])
})

test('has one origin in production, without a path', () => {
  expect(readEnvironment(inProduction).ownOrigins).toEqual(['https://cms.tambang.example'])
})

test('loads no sample content in production', () => {
  expect(readEnvironment(inProduction).sampleContent).toBe('none')
})

test.for([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ LANGUAGES: 'en,zh' }, 'LANGUAGES must include id and en, and may add others of id, en, zh'],
  [{ LANGUAGES: 'id,en,fr' }, 'LANGUAGES must include id and en'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '40.5' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ DEPLOYMENT: 'staging' }, 'DEPLOYMENT must be production or unset.'],
  [{ DATABASE_URL: 'mysql://db/niaga' }, 'DATABASE_URL must be postgres://'],
  [{ DATABASE_URL: '/srv/niaga/content.db' }, 'DATABASE_URL must be postgres://'],
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters.'],
  [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an email address.'],
  [{ CONTENT_ORIGIN: 'cms.example' }, 'CONTENT_ORIGIN must be an http(s) origin'],
  [
    { SAMPLE_CONTENT: 'yes' },
    'SAMPLE_CONTENT must be load, none or the absolute path of a folder.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of: trace,'],
  [{ ...inProduction, PAYLOAD_SECRET: '' }, 'PAYLOAD_SECRET must be set when DEPLOYMENT is'],
  [{ ...inProduction, ADMIN_EMAIL: '' }, 'ADMIN_EMAIL must be set when DEPLOYMENT is'],
  [{ ...inProduction, CONTENT_ORIGIN: '' }, 'CONTENT_ORIGIN must be set when DEPLOYMENT is'],
  [{ ...inProduction, SAMPLE_CONTENT: 'load' }, 'SAMPLE_CONTENT must be none when DEPLOYMENT is'],
  [{ ...inProduction, SAMPLE_CONTENT: '/srv' }, 'SAMPLE_CONTENT must be none when DEPLOYMENT is'],
] as const)('stops at %o with one sentence that names the variable', ([variables, sentence]) => {
  const reading = () => readEnvironment(variables)
  expect(reading).toThrow(SettingsError)
  expect(reading).toThrow(sentence)
})

test('never prints a secret', () => {
  expect(() => readEnvironment({ PAYLOAD_SECRET: 'hunter2' })).not.toThrow('hunter2')
})

test('reports every invalid variable at once', () => {
  expect(() => readEnvironment({ PORT: '0', SAMPLE_CONTENT: 'x' })).toThrow(
    /PORT.*\n.*SAMPLE_CONTENT/,
  )
})

test('puts the name of the bucket into the path', () => {
  const keys = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }
  expect(readEnvironment({}).bucket).toBeNull()
  expect(readEnvironment({ ...keys, S3_ENDPOINT: 'https://s3.example/' }).bucket?.address).toBe(
    'https://s3.example/pictures',
  )
  expect(readEnvironment({ ...keys, S3_REGION: 'ap-southeast-3' }).bucket?.address).toBe(
    'https://s3.ap-southeast-3.amazonaws.com/pictures',
  )
})

test('reads addresses and mail recipients as lists', () => {
  const settings = readEnvironment({
    SMTP_URL: 'smtp://127.0.0.1:2525',
    CONTACT_NOTIFY_TO: 'a@contoh.example, b@contoh.example,',
    SITE_PURGE_URLS: 'http://127.0.0.1:3000/-/purge',
    PURGE_SECRET: 'x'.repeat(32),
    TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
  })
  expect(settings.contactNotifyTo).toEqual(['a@contoh.example', 'b@contoh.example'])
  expect(settings.mailFrom).toBe('a@contoh.example')
  expect(settings.purgeAddresses).toEqual(['http://127.0.0.1:3000/-/purge'])
  expect(['127.0.0.1', '10.1.2.3', '192.0.2.1'].map(settings.isTrustedProxy)).toEqual([
    true,
    true,
    false,
  ])
})

test.for([
  [{ CONTACT_NOTIFY_TO: 'a@contoh.example' }, 'SMTP_URL must be set when CONTACT_NOTIFY_TO is.'],
  [{ SITE_PURGE_URLS: 'http://127.0.0.1/' }, 'PURGE_SECRET must be set when SITE_PURGE_URLS is.'],
  [
    { SMTP_URL: 'http://mail.example' },
    'SMTP_URL must be smtp://user:password@host:port or smtps://…',
  ],
  [{ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY must be set'],
  [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET must be the name of a bucket.'],
  [{ S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT must be an http(s) address'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses, networks or loopback'],
  [
    { CONTACT_LIMIT_PER_MINUTE: '0' },
    'CONTACT_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000.',
  ],
] as const)('rejects %o', ([variables, sentence]) => {
  expect(() => readEnvironment(variables)).toThrow(sentence)
})
