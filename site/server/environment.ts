import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  address,
  neededTogether,
  neededWith,
  oneOf,
  origin,
  readSettings,
  sharedFields,
  wholeNumber,
} from '@niaga/server-kit/settings'
import { z } from 'zod'

const fields = {
  ...sharedFields,
  PORT: wholeNumber(0, 65_535).default(3000),
  LOG_LEVEL: sharedFields.LOG_LEVEL.default('info'),
  /** The public origin of the site. */
  SITE_ORIGIN: origin.optional(),
  /** Origin of the content service; a folder before `/api` may follow. */
  CONTENT_HOST: address.default('http://127.0.0.1:4000'),
  /** Folder in which content and pictures survive a restart. */
  CACHE_DIR: z
    .string()
    .default(() => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'niaga-site'))
    .transform((folder) => resolve(folder)),
  /** Maximum size of the pictures in `CACHE_DIR`, in bytes. */
  MEDIA_CACHE_BYTES: wholeNumber(1_048_576, 1_099_511_627_776).default(536_870_912),
  /** How long a page is fresh, in seconds; without purge messages a change appears after at most twice as long. */
  FRESH_TTL_S: wholeNumber(1, 86_400).default(30),
  /** Number of processes that share the port; each takes the next `METRICS_PORT`. */
  WEB_CONCURRENCY: wholeNumber(1, 256).default(1),
  /** Maximum of pages and data that one visitor may request in a minute. */
  PAGE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  /** Address where a captcha service verifies the contact form (siteverify); without it, there is no captcha. */
  CAPTCHA_VERIFY_URL: address.optional(),
  CAPTCHA_SECRET: z.string().optional(),
  /** Elements that its documentation requires in a page: a script, and an element with a class and a key. */
  CAPTCHA_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the http or https address of a script' })
    .optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_ELEMENT: z
    .string()
    .regex(/^[a-z][a-z-]*$/, { error: 'must be the name of a class, as cf-turnstile' })
    .default('cf-turnstile'),
  /** Whether the site counts visits, if it has a secret to sign its data for the content host. */
  COUNT_VISITS: oneOf(['on', 'off']).default('on'),
  /** With any value, pages measure their performance and report it to the log. */
  REPORT_WEB_VITALS: z.string().optional().transform(Boolean),
}

const rules = [
  neededWith('SITE_ORIGIN', 'DEPLOYMENT', 'production'),
  neededTogether([
    'CAPTCHA_VERIFY_URL',
    'CAPTCHA_SECRET',
    'CAPTCHA_SCRIPT_URL',
    'CAPTCHA_SITE_KEY',
  ]),
]

export type Environment = ReturnType<typeof readEnvironment>

/**
 * Reads the settings of the site from its variables.
 *
 * @throws {SettingsError} see `readSettings`
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const values = readSettings(fields, variables, rules)
  return { ...values, SITE_ORIGIN: values.SITE_ORIGIN ?? `http://127.0.0.1:${values.PORT}` }
}
