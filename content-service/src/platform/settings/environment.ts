import { isAbsolute, resolve } from 'node:path'
import {
  address,
  emailAddress,
  list,
  neededWith,
  oneOf,
  origin,
  readSettings,
  secret,
  sharedFields,
  wholeNumber,
} from '@niaga/server-kit/settings'
import { z } from 'zod'
import type { BucketSettings } from '../storage/bucket.ts'

const fields = {
  ...sharedFields,
  PORT: wholeNumber(1, 65_535).default(4000),
  /** The origin at which editors open the admin. */
  CONTENT_ORIGIN: origin.optional(),
  /** The site's address for visitors; without it, the admin has no preview. */
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/.)/, {
      error:
        'must be postgres://user:password@host/database or a SQLite file, as file:/srv/niaga/content.db',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** The folder whose newest backup is measured. */
  BACKUP_DIR: z.string().optional(),
  PAYLOAD_SECRET: secret.optional(),
  ADMIN_EMAIL: emailAddress.default('admin@contoh.example'),
  ADMIN_SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  SAMPLE_CONTENT: z
    .string()
    .refine((value) => ['load', 'none'].includes(value) || isAbsolute(value), {
      error: 'must be load, none or the absolute path of a folder',
    })
    .default('load'),
  AUDIT_KEEP_DAYS: wholeNumber(1, 36_500).default(365),
  ENQUIRY_KEEP_DAYS: wholeNumber(1, 36_500).default(730),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port or smtps://…' })
    .optional(),
  CONTACT_NOTIFY_TO: list
    .pipe(z.array(z.email({ error: 'must be one email address or several, separated by commas' })))
    .default([]),
  /** Whether senders receive a receipt by mail. */
  CONTACT_RECEIPT: oneOf(['on', 'off']).default('off'),
  /** Scans visitors' files. */
  CLAMD_URL: z
    .url({
      protocol: /^(tcp|unix)$/,
      error: 'must be tcp://host:3310 or unix:/run/clamav/clamd.ctl',
    })
    .refine((url) => url.startsWith('unix:/') || /^tcp:\/\/.+:\d+$/.test(url), {
      error: 'must be tcp://host:3310 or unix:/run/clamav/clamd.ctl',
    })
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  SITE_PURGE_URLS: list
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: 'must be http or https addresses, separated by commas',
        }),
      ),
    )
    .default([]),
}

const rules = [
  neededWith('PAYLOAD_SECRET', 'DEPLOYMENT', 'production'),
  neededWith('ADMIN_EMAIL', 'DEPLOYMENT', 'production'),
  neededWith('CONTENT_ORIGIN', 'DEPLOYMENT', 'production'),
  noSampleInProduction,
  neededWith('SMTP_URL', 'CONTACT_NOTIFY_TO'),
  neededWith('SMTP_URL', 'CONTACT_RECEIPT', 'on'),
  neededWith('S3_ACCESS_KEY_ID', 'S3_BUCKET'),
  neededWith('S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
  neededWith('PURGE_SECRET', 'SITE_PURGE_URLS'),
]

export type Environment = ReturnType<typeof readEnvironment>

/**
 * Reads the settings of this service from its environment variables.
 *
 * @throws {SettingsError} see `readSettings`
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const values = readSettings(fields, variables, rules)
  const isProduction = values.DEPLOYMENT === 'production'
  const dataFolder = resolve(/* turbopackIgnore: true */ values.DATA_DIR)
  const origin = values.CONTENT_ORIGIN ?? `http://127.0.0.1:${values.PORT}`
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    languages: values.LANGUAGES,
    origin,
    siteOrigin: values.SITE_ORIGIN ?? null,
    /** The origins of the admin; a developer also uses localhost. */
    ownOrigins: isProduction ? [origin] : [origin, `http://localhost:${values.PORT}`],
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? `file:${dataFolder}/content.db`,
    bucket: getBucket(values),
    backupFolder: values.BACKUP_DIR ?? null,
    secret: values.PAYLOAD_SECRET ?? null,
    adminEmail: values.ADMIN_EMAIL,
    needsSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    /** `load` for the sample company, `none`, or a folder with content. */
    sampleContent: isProduction ? 'none' : values.SAMPLE_CONTENT,
    isTrustedProxy: values.TRUSTED_PROXIES,
    contactLimitPerMinute: values.CONTACT_LIMIT_PER_MINUTE,
    redisUrl: values.REDIS_URL,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    auditKeepDays: values.AUDIT_KEEP_DAYS,
    enquiryKeepDays: values.ENQUIRY_KEEP_DAYS,
    smtpUrl: values.SMTP_URL ?? null,
    contactNotifyTo: values.CONTACT_NOTIFY_TO,
    scannerUrl: values.CLAMD_URL ?? null,
    sendsReceipts: values.CONTACT_RECEIPT === 'on',
    mailFrom:
      values.MAIL_FROM ?? values.CONTACT_NOTIFY_TO[0] ?? `noreply@${new URL(origin).hostname}`,
    purgeAddresses: values.SITE_PURGE_URLS,
    purgeSecret: values.PURGE_SECRET ?? '',
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** Returns the bucket of the uploads, `null` if they are stored in the data folder. */
function getBucket(values: z.output<z.ZodObject<typeof fields>>): BucketSettings | null {
  const { S3_BUCKET: name, S3_REGION: region } = values
  if (!name) return null
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return {
    address: `${endpoint}/${name}`,
    region,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}

function noSampleInProduction({
  DEPLOYMENT,
  SAMPLE_CONTENT = 'none',
}: Readonly<Record<string, string>>): Record<string, string> {
  if (DEPLOYMENT === undefined || SAMPLE_CONTENT === 'none') return {}
  return { SAMPLE_CONTENT: 'must be none when DEPLOYMENT is production' }
}
