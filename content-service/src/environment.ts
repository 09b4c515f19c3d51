import { resolve } from 'node:path'
import { type AddressTest, createAddressTest } from '@niaga/server-kit/client-address'
import { z } from 'zod'
import type { BucketSettings } from './media/bucket.ts'

/** What stops a start: every message names its variable and the rule. */
export class EnvironmentError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

function count(byDefault: number) {
  const rule = 'must be a whole number above 0'
  return z.coerce.number(rule).int(rule).min(1, rule).default(byDefault)
}

const variables = z.object({
  DEPLOYMENT: z.enum(['production'], 'must be production or left out').optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a whole number from 1 to 65535')
    .int('must be a whole number from 1 to 65535')
    .min(1, 'must be a whole number from 1 to 65535')
    .max(65_535, 'must be a whole number from 1 to 65535')
    .default(4000),
  CONTENT_ORIGIN: z
    .url({
      protocol: /^https?$/,
      error: 'must be the http or https address of this service, as https://cms.example.com',
    })
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:.|postgres(ql)?:\/\/.)/,
      'must be postgres://user:password@host/database or a SQLite file, as file:/srv/niaga/content.db',
    )
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the http or https address of an S3 service' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  SAMPLE_CONTENT: z.enum(['load', 'none'], 'must be load or none').optional(),
  SAMPLE_DIR: z.string().default('sample'),
  TRUSTED_PROXIES: commaSeparated.default(['loopback']).transform(addressTest),
  CONTACT_LIMIT_PER_MINUTE: count(10),
  ADDRESS_BYTES: count(8192),
  ADDRESS_PARAMETERS: count(1000),
  API_LIMIT_PER_MINUTE: count(3000),
  ADMIN_LIMIT_PER_MINUTE: count(1200),
  AUDIT_KEEP_DAYS: count(365),
  AUDIT_MAX_ENTRIES: count(100_000),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional(),
  METRICS_PORT: z.coerce
    .number('must be a whole number from 1 to 65535')
    .int('must be a whole number from 1 to 65535')
    .min(1, 'must be a whole number from 1 to 65535')
    .max(65_535, 'must be a whole number from 1 to 65535')
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  HEADER_BYTES: count(16_384),
  HEADER_TIMEOUT_MS: count(10_000),
  REQUEST_TIMEOUT_MS: count(60_000),
  IDLE_TIMEOUT_MS: count(120_000),
  MAX_CONNECTIONS: count(10_000),
  MAX_CONNECTIONS_PER_ADDRESS: count(256),
  RESPONSE_CACHE_BYTES: z.coerce
    .number('must be a whole number of bytes')
    .int('must be a whole number of bytes')
    .min(0, 'must be a whole number of bytes')
    .default(32 * 1024 * 1024),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port or smtps://…' })
    .optional(),
  CONTACT_NOTIFY_TO: commaSeparated
    .pipe(z.array(z.email('must be one e-mail address or several, separated by commas')))
    .default([]),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  PURGE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SITE_PURGE_URLS: commaSeparated
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: 'must be http or https addresses, separated by commas',
        }),
      ),
    )
    .default([]),
  IMPORT_TIMEOUT_MS: z.coerce
    .number('must be a whole number of milliseconds above 0')
    .int('must be a whole number of milliseconds above 0')
    .min(1, 'must be a whole number of milliseconds above 0')
    .default(30_000),
  IMPORT_ANSWER_BYTES: z.coerce
    .number('must be a whole number of bytes above 0')
    .int('must be a whole number of bytes above 0')
    .min(1, 'must be a whole number of bytes above 0')
    .default(4 * 1024 * 1024),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
})

const neededInProduction = ['PAYLOAD_SECRET', 'ADMIN_EMAIL', 'CONTENT_ORIGIN'] as const

export type Environment = ReturnType<typeof readEnvironment>

/**
 * The settings of this service. A blank variable counts as one that is not set.
 *
 * @throws {EnvironmentError} with one sentence for each variable that is wrong or missing
 */
export function readEnvironment(given: Record<string, string | undefined>) {
  const set = Object.entries(given).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  )
  const parsed = variables.safeParse(Object.fromEntries(set))
  if (!parsed.success) throw new EnvironmentError(sentences(parsed.error))
  const values = parsed.data
  const isProduction = values.DEPLOYMENT === 'production'
  refuseHalves(values)
  if (isProduction) refuseInProduction(values)
  const dataFolder = resolve(/* turbopackIgnore: true */ values.DATA_DIR)
  const origin = values.CONTENT_ORIGIN
    ? new URL(values.CONTENT_ORIGIN).origin
    : `http://127.0.0.1:${values.PORT}`
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    origin,
    /** Where the admin may be used from; a developer also types localhost. */
    ownOrigins: isProduction ? [origin] : [origin, `http://localhost:${values.PORT}`],
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? `file:${dataFolder}/content.db`,
    bucket: bucketOf(values),
    secret: values.PAYLOAD_SECRET ?? null,
    adminEmail: values.ADMIN_EMAIL ?? 'admin@contoh.example',
    needsSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    loadsSampleContent: !isProduction && values.SAMPLE_CONTENT !== 'none',
    sampleFolder: resolve(/* turbopackIgnore: true */ values.SAMPLE_DIR),
    isTrustedProxy: values.TRUSTED_PROXIES,
    contactLimitPerMinute: values.CONTACT_LIMIT_PER_MINUTE,
    redisUrl: values.REDIS_URL,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    auditLimits: { keepDays: values.AUDIT_KEEP_DAYS, maxEntries: values.AUDIT_MAX_ENTRIES },
    requestLimits: {
      addressBytes: values.ADDRESS_BYTES,
      parameters: values.ADDRESS_PARAMETERS,
      callsPerMinute: values.API_LIMIT_PER_MINUTE,
      adminCallsPerMinute: values.ADMIN_LIMIT_PER_MINUTE,
    },
    serverLimits: {
      headerBytes: values.HEADER_BYTES,
      headerTimeoutMs: values.HEADER_TIMEOUT_MS,
      requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
      idleTimeoutMs: values.IDLE_TIMEOUT_MS,
      connections: values.MAX_CONNECTIONS,
      connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    },
    responseCacheBytes: values.RESPONSE_CACHE_BYTES,
    smtpUrl: values.SMTP_URL ?? null,
    contactNotifyTo: values.CONTACT_NOTIFY_TO,
    mailFrom:
      values.MAIL_FROM ?? values.CONTACT_NOTIFY_TO[0] ?? `noreply@${new URL(origin).hostname}`,
    purgeAddresses: values.SITE_PURGE_URLS,
    purgeSecret: values.PURGE_SECRET ?? '',
    importTimeoutMs: values.IMPORT_TIMEOUT_MS,
    importAnswerBytes: values.IMPORT_ANSWER_BYTES,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

function addressTest(entries: string[], { addIssue }: z.RefinementCtx): AddressTest {
  try {
    return createAddressTest(entries)
  } catch {
    addIssue({ code: 'custom', message: 'must be addresses, networks or loopback, with commas' })
    return z.NEVER
  }
}

/** The bucket of the uploads, `null` where they lie in the data folder. */
function bucketOf(values: z.output<typeof variables>): BucketSettings | null {
  const { S3_BUCKET: name, S3_REGION: region } = values
  if (!name) return null
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return {
    address: `${endpoint.replace(/\/+$/, '')}/${name}`,
    region,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** A variable that means nothing without another. */
function refuseHalves(values: z.output<typeof variables>): void {
  if (values.CONTACT_NOTIFY_TO.length > 0 && !values.SMTP_URL) {
    throw new EnvironmentError('SMTP_URL must be set when CONTACT_NOTIFY_TO is.')
  }
  if (values.S3_BUCKET && !(values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY)) {
    throw new EnvironmentError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.',
    )
  }
  if (values.SITE_PURGE_URLS.length > 0 && !values.PURGE_SECRET) {
    throw new EnvironmentError('PURGE_SECRET must be set when SITE_PURGE_URLS is.')
  }
}

function refuseInProduction(values: z.output<typeof variables>): void {
  const missing = neededInProduction.filter((name) => values[name] === undefined)
  const faults = missing.map((name) => `${name} must be set when DEPLOYMENT is production.`)
  if (values.SAMPLE_CONTENT === 'load') {
    faults.push('SAMPLE_CONTENT must not be load when DEPLOYMENT is production.')
  }
  if (faults.length > 0) throw new EnvironmentError(faults.join('\n'))
}

/** Values are never repeated: one of them is a secret. */
function sentences(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n')
}
