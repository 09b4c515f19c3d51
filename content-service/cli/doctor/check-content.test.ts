import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { compareClocks } from '@niaga/server-kit/doctor/check-clock'
import { checkFolder, describeRoom } from '@niaga/server-kit/doctor/check-folder'
import { describeCertificate } from '@niaga/server-kit/doctor/check-origin'
import { checkRedis } from '@niaga/server-kit/doctor/check-redis'
import type { Finding } from '@niaga/server-kit/doctor/finding'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { listen } from '@niaga/server-kit/testing/listen'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../../src/platform/settings/environment.ts'
import { openBucketServer } from '../../src/testing/bucket-server.ts'
import { openMailServer } from '../../src/testing/mail-server.ts'
import { openService } from '../../src/testing/open-service.ts'
import { queryDatabase } from '../../src/testing/query-database.ts'
import { checkContent } from './check-content.ts'
import { checkDatabase } from './check-database.ts'
import { checkMailDomain } from './check-mail-domain.ts'

const { path: folder, remove } = temporaryFolder()
const secret = 'a-secret-for-tests-of-at-least-32-characters'

afterAll(remove)

test('finds a database of this version in order, and one that a newer version made', async () => {
  await using service = await disposable()
  const { databaseUrl } = service
  expect(await checkDatabase(databaseUrl)).toMatchObject({ level: 'ok' })
  await queryDatabase(
    databaseUrl,
    'DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)',
  )
  expect(await checkDatabase(databaseUrl)).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/lacks 1 of \d+ migrations/),
  })
  await queryDatabase(
    databaseUrl,
    `INSERT INTO payload_migrations (name) VALUES ('20990101_newer')`,
  )
  expect(await checkDatabase(databaseUrl)).toMatchObject({
    level: 'error',
    text: expect.stringContaining('20990101_newer'),
  })
})

test('finds a damaged file, and a server that does not respond', async () => {
  const file = join(folder, 'damaged.db')
  writeFileSync(file, Buffer.alloc(8192, 'x'))
  expect(await checkDatabase(`file:${file}`)).toMatchObject({ level: 'error' })
  const finding = await checkDatabase(`postgres://niaga:geheim@127.0.0.1:${await freePort()}/niaga`)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('ECONNREFUSED') })
})

test('names the records that the domain of our mails lacks', async () => {
  const records: Record<string, string[][]> = {
    'isi.contoh.example': [['v=spf1 include:_spf.', 'contoh.example -all']],
    '_dmarc.contoh.example': [['v=DMARC1; p=reject']],
  }
  const keys = ['_domainkey.isi.contoh.example']
  const resolve = async (name: string) => {
    const code = keys.includes(name) ? 'ENODATA' : 'ENOTFOUND'
    return records[name] ?? Promise.reject(Object.assign(new Error(code), { code }))
  }
  const check = () => checkMailDomain('noreply@isi.contoh.example', resolve)
  expect(await check()).toMatchObject({ level: 'ok', subject: 'Mail domain isi.contoh.example' })
  keys.length = 0
  delete records['_dmarc.contoh.example']
  expect(await check()).toMatchObject({
    level: 'warning',
    text: expect.stringMatching(/^There is no record of DKIM, DMARC: /),
  })
})

test('signs in to the mail server without sending, and says when it is not there or rejects', async () => {
  const mail = await openMailServer()
  const notify = { CONTACT_NOTIFY_TO: 'penjualan@contoh.example' }
  const address = `127.0.0.1:${mail.port}`
  expect(await find('Mail', { SMTP_URL: `smtp://${address}`, ...notify })).toMatchObject({
    level: 'ok',
  })
  expect(await find('Mail', { SMTP_URL: `smtp://a:b@${address}`, ...notify })).toMatchObject({
    level: 'error',
    text: expect.stringMatching(/^(Invalid login|Missing credentials|Authentication)/i),
  })
  expect(mail.received).toEqual([])
  await mail.close()
  expect(await find('Mail', { SMTP_URL: `smtp://${address}`, ...notify })).toMatchObject({
    level: 'error',
    text: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await find('Mail', {})).toMatchObject({ level: 'warning' })
})

test('writes, reads and deletes in the bucket, and names one that is not there', async () => {
  const server = await openBucketServer(folder)
  const variables = {
    S3_BUCKET: server.name,
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: server.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.bucket.secretAccessKey,
  }
  expect(await find('Bucket', variables)).toMatchObject({ level: 'ok' })
  expect(await find('Bucket', { ...variables, S3_BUCKET: 'others' })).toMatchObject({
    level: 'error',
    text: expect.stringContaining('404'),
  })
  await server.close()
})

test.for([
  [400, 'ok', 'accepts the signature'],
  [401, 'error', 'PURGE_SECRET differs'],
  [404, 'error', 'responded 404'],
] as const)('takes a response of %i to a signed message as %s', async ([status, level, text]) => {
  const server = createServer((_request, response) => response.writeHead(status).end())
  const port = await listen(server)
  const purge = { SITE_PURGE_URLS: `http://127.0.0.1:${port}/-/purge`, PURGE_SECRET: secret }
  expect(await find(`Purge of 127.0.0.1:${port}`, purge)).toMatchObject({
    level,
    text: expect.stringContaining(text),
  })
  server.close()
})

test('says how old the newest backup is', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  expect(await find('Backups', {}, backups)).toMatchObject({ level: 'error' })
  const file = join(backups, 'niaga-1.tar.gz')
  writeFileSync(file, '')
  expect(await find('Backups', {}, backups)).toMatchObject({ level: 'ok' })
  const before = new Date(Date.now() - 60 * 3_600_000)
  utimesSync(file, before, before)
  expect(await find('Backups', {}, backups)).toMatchObject({
    level: 'error',
    text: expect.stringContaining('is 60 hours old'),
  })
})

test('finds folders that are not writable, and disks that are full', async () => {
  expect(await checkFolder('Data folder', folder)).toMatchObject({ level: 'ok' })
  // Nobody may write to `/sys`, not even root.
  expect(await checkFolder('Data folder', '/sys')).toMatchObject({ level: 'error' })
  expect(describeRoom(folder, 100_000_000)).toMatchObject({ level: 'error' })
  expect(describeRoom(folder, 1_000_000_000)).toMatchObject({ level: 'warning' })
})

test('finds clocks and certificates that are off', async () => {
  const now = Date.parse('2026-11-25T00:00:00Z')
  expect(compareClocks('x', now + 2_000, now)).toMatchObject({ level: 'ok' })
  expect(compareClocks('x', now - 60_000, now).text).toContain('60 s behind')
  expect(compareClocks('x', now + 600_000, now)).toMatchObject({ level: 'error' })
  expect(describeCertificate(now + 5 * 86_400_000, now)).toMatchObject({ level: 'warning' })
  expect(describeCertificate(now - 1, now)).toMatchObject({ level: 'error' })
})

test('finds a Redis that does not respond', async () => {
  const finding = await checkRedis(`redis://127.0.0.1:${await freePort()}`)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('ECONNREFUSED') })
})

async function find(
  subject: string,
  variables: Record<string, string>,
  backups: string | null = null,
): Promise<Finding | undefined> {
  const environment = readEnvironment({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ...variables,
  })
  const findings = await Promise.all(checkContent(environment, backups))
  return findings.find((one) => one.subject === subject)
}

async function disposable() {
  const service = await openService()
  return { databaseUrl: service.databaseUrl, [Symbol.asyncDispose]: service.close }
}
