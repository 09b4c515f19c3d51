import { randomUUID } from 'node:crypto'
import { checkFolder } from '@niaga/server-kit/doctor/check-folder'
import { checkOrigin } from '@niaga/server-kit/doctor/check-origin'
import { checkRedis } from '@niaga/server-kit/doctor/check-redis'
import { checkService } from '@niaga/server-kit/doctor/check-service'
import { type Finding, ok, problem, runCheck, warning } from '@niaga/server-kit/doctor/finding'
import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import { signatureHeaders, signMessage } from '@niaga/server-kit/signed-message'
import { createTransport } from 'nodemailer'
import type { Environment } from '../../src/platform/settings/environment.ts'
import { type BucketSettings, openBucket } from '../../src/platform/storage/bucket.ts'
import { newestArchive } from '../backup/newest-archive.ts'
import { checkDatabase } from './check-database.ts'
import { checkMailDomain } from './check-mail-domain.ts'

const purgeLimits = { timeoutMs: 10_000, maxBytes: 100_000, maxRedirects: 0 }
const mailTimeoutMs = 10_000
const hourMs = 3_600_000
/** The maximum age of a nightly backup: after that, two nights have failed. */
const oldBackupHours = 48

/** Checks everything that the content service depends on, without changes. */
export function checkContent(environment: Environment, backups: string | null): Promise<Finding>[] {
  const { bucket, redisUrl, isProduction, origin } = environment
  return [
    checkService('Content service', environment, 'niaga-content'),
    checkDatabase(environment.databaseUrl),
    checkFolder('Data folder', environment.dataFolder),
    ...(bucket ? [checkBucket(bucket)] : []),
    checkMail(environment),
    ...(isProduction && environment.smtpUrl ? [checkMailDomain(environment.mailFrom)] : []),
    ...checkPurges(environment),
    ...(redisUrl === undefined ? [] : [checkRedis(redisUrl)]),
    ...(isProduction ? [checkOrigin('CONTENT_ORIGIN', origin, '/api/contact?lang=id')] : []),
    ...(backups === null ? [] : [checkFolder('Backup folder', backups), checkBackups(backups)]),
  ]
}

function checkBucket(settings: BucketSettings): Promise<Finding> {
  const remedy =
    'Check S3_BUCKET, S3_ENDPOINT and S3_REGION, and the permissions of the credentials.'
  return runCheck('Bucket', remedy, async () => {
    const bucket = openBucket(settings)
    await bucket.check()
    const name = `doctor-${randomUUID()}.txt`
    const content = Buffer.from(name)
    await bucket.put(name, content, 'text/plain')
    try {
      const response = await bucket.read(name, 'GET', {})
      const read = Buffer.from(await response.arrayBuffer())
      if (!read.equals(content)) return problem(`The written object cannot be read back. ${remedy}`)
    } finally {
      await bucket.remove(name)
    }
    return ok(`${settings.address}: written, read and deleted.`)
  })
}

/** Connects and signs in, but sends nothing. */
function checkMail({ smtpUrl, contactNotifyTo }: Environment): Promise<Finding> {
  return runCheck('Mail', 'Correct SMTP_URL, or ask the provider.', async () => {
    if (smtpUrl === null) {
      return warning('SMTP_URL is not set: messages remain in the inbox, and nobody is notified.')
    }
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: mailTimeoutMs,
      greetingTimeout: mailTimeoutMs,
      socketTimeout: mailTimeoutMs,
    })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
    if (contactNotifyTo.length === 0) {
      return warning(
        'The mail server responds, but CONTACT_NOTIFY_TO is empty, so nobody is notified.',
      )
    }
    return ok('The mail server responds and accepts the sign-in; nothing was sent.')
  })
}

function checkPurges({ purgeAddresses, purgeSecret }: Environment): Promise<Finding>[] {
  if (purgeAddresses.length === 0) {
    const text = 'SITE_PURGE_URLS is not set: changes become visible within a minute.'
    return [Promise.resolve({ subject: 'Purge', ...warning(text) })]
  }
  return purgeAddresses.map((address) => checkPurge(address, purgeSecret))
}

/** Sends a signed message with no content: a site that accepts its signature rejects it as malformed. */
function checkPurge(address: string, secret: string): Promise<Finding> {
  const { host, pathname } = new URL(address)
  const remedy = 'Start that site, or correct SITE_PURGE_URLS.'
  return runCheck(`Purge of ${host}`, remedy, async () => {
    const message = signMessage('{}', secret, Date.now())
    const headers = { 'Content-Type': 'application/json', ...signatureHeaders(message) }
    const init = { method: 'POST', headers, body: message.body }
    const { status } = await limitedFetch(new URL(address), init, purgeLimits)
    if (status === 400) return ok('The site accepts the signature.')
    if (status === 401) {
      return problem(
        'The site rejects the signature: PURGE_SECRET differs there, or its clock is minutes off.',
      )
    }
    return problem(`${pathname} responded ${status}, so it is not a site. ${remedy}`)
  })
}

function checkBackups(folder: string): Promise<Finding> {
  const remedy = 'Run systemctl start niaga-backup, and look at systemctl list-timers.'
  return runCheck('Backups', remedy, async () => {
    const { path, writtenAt } = await newestArchive(folder)
    const hours = Math.floor((Date.now() - writtenAt.getTime()) / hourMs)
    const age = `The newest backup, ${path}, is ${hours} hours old`
    if (hours > oldBackupHours)
      return problem(`${age}; no backup has been written since. ${remedy}`)
    return ok(`${age}. npm run backup:verify -- ${path} rehearses a restore.`)
  })
}
