import { baseLocales, type Locale, locales, offeredLocales } from '@niaga/contract/locale'
import { z } from 'zod'
import { createAddressTest } from './client-address.ts'

/** Aborts startup, with one sentence for each variable that is wrong or missing. */
export class SettingsError extends Error {}

/** The variables of a process that are set. */
type Variables = Readonly<Record<string, string>>

/** A rule between variables. Returns the variables that break it, each with the end of its sentence. */
export type SettingsRule = (variables: Variables) => Record<string, string>

/**
 * Reads variables. A blank variable counts as unset. A variable without a field is ignored unless it looks like a
 * misspelt one, which would silently have no effect.
 *
 * @param rules checked together with the fields, so a start reports all errors at once
 * @throws {SettingsError} with the names of all wrong variables but never their values, which may be secrets
 */
export function readSettings<Fields extends z.ZodRawShape>(
  fields: Fields,
  variables: Readonly<Record<string, string | undefined>>,
  rules: readonly SettingsRule[] = [],
): z.output<z.ZodObject<Fields>> {
  const nonBlank: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(variables)) {
    if (value.trim() !== '') nonBlank[name] = value
  }
  const parsed = z.object(fields).safeParse(nonBlank)
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
    ...rules.flatMap((rule) => Object.entries(rule(nonBlank))),
    ...findMisspelt(Object.keys(fields), Object.keys(nonBlank)),
  ]
  if (parsed.success && problems.length === 0) return parsed.data
  const sentences = problems.map(([name, message]) => `The variable ${name} ${message}.`)
  throw new SettingsError([...new Set(sentences)].join('\n'))
}

/** gettext's list of languages, one letter away from `LANGUAGES`. */
const foreignNames = ['LANGUAGE']
/** In a shorter name, one other letter makes another word, such as HOME and HOST. */
const minNameLength = 8

/** Returns each variable that differs from a field by one letter, with the end of its sentence. */
function findMisspelt(fields: readonly string[], names: readonly string[]): [string, string][] {
  return names
    .filter((name) => name.length >= minNameLength && !foreignNames.includes(name))
    .flatMap((name) => {
      const field = fields.includes(name) ? undefined : fields.find((field) => isNear(name, field))
      return field ? [[name, `does not exist; rename it to ${field}, or remove it`]] : []
    })
}

/** Whether inserting, removing or replacing one letter, or exchanging two neighbours, turns `a` into `b`. */
function isNear(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [left, right] = [a.slice(start), b.slice(start)]
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`
  return [
    left.slice(1),
    `${right[0] ?? ''}${left}`,
    `${right[0] ?? ''}${left.slice(1)}`,
    swapped,
  ].includes(right)
}

/** @param value the value of `other` that requires this variable; if omitted, any */
export function neededWith(name: string, other: string, value?: string): SettingsRule {
  return (variables) => {
    const isNeeded = value === undefined ? other in variables : variables[other] === value
    if (!isNeeded || name in variables) return {}
    return { [name]: `must be set when ${other} is${value === undefined ? '' : ` ${value}`}` }
  }
}

/** Requires that variables are set together. */
export function neededTogether(names: readonly string[]): SettingsRule {
  return (variables) => {
    const set = names.find((name) => name in variables)
    const missing = set === undefined ? [] : names.filter((name) => !(name in variables))
    return Object.fromEntries(missing.map((name) => [name, `must be set when ${set} is`]))
  }
}

export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `must be one of: ${names.join(', ')}` })
}

/** The length of the hash that signs with it (HMAC-SHA-256). */
export const secret = z.string().min(32, { error: 'must have at least 32 characters' })

export const origin = z
  .string()
  .refine((value) => isAddress(value) && `${new URL(value).origin}/` === new URL(value).href, {
    error: 'must be an http(s) origin such as https://www.contoh.example',
  })
  .transform((value) => new URL(value).origin)

/** An origin with or without a path. Credentials, a query or a fragment would be lost or leak. */
export const address = z
  .string()
  .refine(isAddress, { error: 'must be an http(s) address such as https://isi.contoh.example' })
  .transform((value) => value.replace(/\/+$/, ''))

/** Comma-separated entries, without empty ones. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

export const emailAddress = z.email({ error: 'must be an email address' })

const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: 'must be a redis:// or rediss:// address',
})

/** Proxies whose `X-Forwarded-For` is trusted: addresses, networks and the name `loopback`. */
const trustedProxies = list.transform((entries, { addIssue }) => {
  if (entries.some((entry) => /\/0+$/.test(entry))) {
    addIssue({ code: 'custom', message: 'must not contain every address: name your proxies' })
    return z.NEVER
  }
  try {
    return createAddressTest(entries)
  } catch {
    addIssue({
      code: 'custom',
      message: 'must be addresses, networks or loopback, separated by commas',
    })
    return z.NEVER
  }
})

/** Languages beside the base languages are offered only if the operator lists them. */
const languages = list
  .refine(isWhole, {
    error: `must include ${baseLocales.join(' and ')}, and may add others of ${locales.join(', ')}, separated by commas`,
  })
  .transform((codes): readonly Locale[] => offeredLocales(codes.join(',')))

function isWhole(codes: readonly string[]): boolean {
  const isKnown = codes.every((code) => locales.some((locale) => locale === code))
  return isKnown && baseLocales.every((code) => codes.includes(code))
}

/** The variables that both servers read. */
export const sharedFields = {
  HOST: z.string().default('127.0.0.1'),
  /** The languages of the site and of its content, such as `id,en,zh`. */
  LANGUAGES: languages.default(baseLocales),
  /** Secrets and origins have defaults except in production. */
  DEPLOYMENT: z.enum(['production'], { error: 'must be production or unset' }).optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  TRUSTED_PROXIES: trustedProxies.prefault('loopback'),
  /** The Redis in which the copies of a service count visitors together. */
  REDIS_URL: redisAddress.optional(),
  /** The port from which Prometheus scrapes metrics; if unset, nothing is measured. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Maximum contact messages of one visitor per minute. */
  CONTACT_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(10),
  /** Signs purge messages; without it the site rejects them all. */
  PURGE_SECRET: secret.optional(),
}

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const isHttp = ['http:', 'https:'].includes(url.protocol)
  return isHttp && url.username + url.password + url.search + url.hash === ''
}
