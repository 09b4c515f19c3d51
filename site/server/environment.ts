import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const isProduction = (value: string | undefined) => value === 'production'

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce
    .number({ error })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, { error })
}

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `must be one of: ${names.join(', ')}` })
}

const origin = z
  .string()
  .refine(isOrigin, {
    error: 'must be an http(s) origin such as https://contoh.example',
  })
  .transform((value) => new URL(value).origin)

const address = z
  .string()
  .refine(isAddress, { error: 'must be an http(s) address such as https://isi.contoh.example' })
  .transform((value) => value.replace(/\/+$/, ''))

/** None means anything without the others. */
const challengeNames = [
  'CHALLENGE_VERIFY_URL',
  'CHALLENGE_SECRET',
  'CHALLENGE_SCRIPT_URL',
  'CHALLENGE_SITE_KEY',
] as const

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DEPLOYMENT: oneOf(['production']).optional(),
    /** Where visitors reach the site. */
    SITE_ORIGIN: origin.optional(),
    /** Origin of the content service; a folder before `/api` may follow. */
    CONTENT_HOST: address.default('http://127.0.0.1:4000'),
    /** How long a call to the content service may take, in milliseconds. */
    CONTENT_TIMEOUT_MS: wholeNumber(1, 60_000).default(3000),
    /** Where content and pictures are kept over a restart. */
    CACHE_DIR: z
      .string()
      .default(() => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'niaga-site'))
      .transform((folder) => resolve(folder)),
    /** How much of the content host's answers is kept in `CACHE_DIR`, in bytes. */
    CONTENT_DISK_BYTES: wholeNumber(0, 17_179_869_184).default(134_217_728),
    /** How much of the content host's answers is kept in memory, in bytes. */
    CONTENT_MEMORY_BYTES: wholeNumber(0, 17_179_869_184).default(33_554_432),
    /** How long a page is fresh, in seconds; without purge messages a change shows after twice as long at most. */
    FRESH_TTL_S: wholeNumber(1, 86_400).default(30),
    /** How much the page cache may hold, in bytes. */
    PAGE_CACHE_BYTES: wholeNumber(0, 17_179_869_184).default(33_554_432),
    /** How many pages are rendered at the start, so that their first visitor need not wait. */
    WARM_PAGES: wholeNumber(0, 100_000).default(500),
    /** Signs purge messages; without it none is believed. */
    PURGE_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    /** Where the copies of the site tell each other of purge messages and count contact messages together. */
    REDIS_URL: z
      .string()
      .refine(isRedisAddress, { error: 'must be a redis:// address' })
      .optional(),
    /** How many processes share the port. */
    WEB_CONCURRENCY: wholeNumber(1, 256).default(1),
    /** How many products and tools a menu shows; above that it links to the list of all. */
    MENU_ITEMS: wholeNumber(1, 1000).default(60),
    /** Contact messages that one visitor may send in a minute. */
    CONTACT_LIMIT_PER_MINUTE: wholeNumber(1, 100_000).default(10),
    /** A form that was filled in faster counts as filled in by a program, in milliseconds; 0 never. */
    CONTACT_LEAST_MS: wholeNumber(0, 60_000).default(2000),
    /** Where a challenge service judges the contact form (siteverify); unset asks nobody. */
    CHALLENGE_VERIFY_URL: address.optional(),
    CHALLENGE_SECRET: z.string().optional(),
    /** What its documents put into a page: a script, and an element of a class with a key. */
    CHALLENGE_SCRIPT_URL: z
      .url({ protocol: /^https?$/, error: 'must be the http or https address of a script' })
      .optional(),
    CHALLENGE_SITE_KEY: z.string().optional(),
    CHALLENGE_ELEMENT: z
      .string()
      .regex(/^[a-z][a-z-]*$/, { error: 'must be the name of a class, as cf-turnstile' })
      .default('cf-turnstile'),
    /** How long it may take to judge, in milliseconds. */
    CHALLENGE_TIMEOUT_MS: wholeNumber(1, 60_000).default(3000),
    /** Longest address of a page, its origin included, in bytes. */
    ADDRESS_BYTES: wholeNumber(256, 65_536).default(4096),
    /** Most parameters that an address may carry. */
    ADDRESS_PARAMETERS: wholeNumber(1, 10_000).default(64),
    /** Pages and data that one visitor may ask for in a minute. */
    PAGE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
    /** Pictures that one visitor may ask for in a minute. */
    PICTURE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(3000),
    /** Where Prometheus reads; unset measures nothing. Each further process takes the next port. */
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** All headers of a request, in bytes. */
    HEADER_BYTES: wholeNumber(2048, 1_048_576).default(16_384),
    /** How long a visitor may take to send the headers, and the whole request, in milliseconds. */
    HEADER_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),
    REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000).default(30_000),
    /** How long a connection may be silent in the middle of a request or an answer, in milliseconds. */
    IDLE_TIMEOUT_MS: wholeNumber(100, 600_000).default(60_000),
    MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(10_000),
    /** Connections of one address that is no trusted proxy. */
    MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(256),
    /** Largest picture that is taken from the content host, in bytes. */
    MEDIA_MAX_BYTES: wholeNumber(1024, 268_435_456).default(16_777_216),
    /** Largest picture that is resized, in pixels; each takes four bytes of memory meanwhile. */
    MEDIA_MAX_PIXELS: wholeNumber(1_000_000, 268_402_689).default(50_000_000),
    /** How many pictures are resized at once. */
    MEDIA_PARALLEL: wholeNumber(1, 64).default(2),
    /** How much of `CACHE_DIR` pictures may take, in bytes. */
    MEDIA_CACHE_BYTES: wholeNumber(1_048_576, 1_099_511_627_776).default(536_870_912),
    /** How long a picture is shown before the content host is asked whether it changed, in seconds. */
    MEDIA_FRESH_S: wholeNumber(1, 86_400).default(300),
    /** Addresses and networks whose X-Forwarded-For is believed, separated by commas; `loopback` is a name. */
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .transform((value) =>
        value
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
    /** Anything at all lets pages measure themselves and report it to the log. */
    REPORT_WEB_VITALS: z.string().optional().transform(Boolean),
    /** Measurements that are taken from one visitor in a minute; a page sends up to five. */
    VITALS_LIMIT_PER_MINUTE: wholeNumber(1, 6000).default(120),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default(
      'info',
    ),
  })
  .refine((values) => !isProduction(values.DEPLOYMENT) || values.SITE_ORIGIN !== undefined, {
    path: ['SITE_ORIGIN'],
    error: 'must be set when DEPLOYMENT is production',
    // Said together with what else is wrong, not after it is put right.
    when: () => true,
  })
  .refine((values) => new Set(challengeNames.map((name) => Boolean(values[name]))).size === 1, {
    path: [challengeNames[0]],
    error: `must be set together with ${challengeNames.slice(1).join(', ')}`,
    when: () => true,
  })
  .transform((values) => ({
    ...values,
    SITE_ORIGIN: values.SITE_ORIGIN ?? `http://127.0.0.1:${values.PORT}`,
  }))

export type Environment = z.output<typeof schema>

/**
 * The settings of the site, from environment variables; an empty variable counts as left out.
 *
 * @throws {Error} with one sentence for each wrong variable, which it names
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(
    ({ path, message }) => `The variable ${path.join('.')} ${message}.`,
  )
  throw new Error(sentences.join('\n'))
}

function isOrigin(value: string): boolean {
  return isAddress(value) && `${new URL(value).origin}/` === new URL(value).href
}

/** Without a sign-in, a query and a fragment: such parts would be lost or leak. */
function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const isHttp = ['http:', 'https:'].includes(url.protocol)
  return isHttp && url.username + url.password + url.search + url.hash === ''
}

function isRedisAddress(value: string): boolean {
  return URL.canParse(value) && ['redis:', 'rediss:'].includes(new URL(value).protocol)
}
