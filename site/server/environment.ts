import { z } from 'zod'

const isProduction = (value: string | undefined) => value === 'production'

const wholeNumber = (least: number, most: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int().min(least).max(most)

const origin = z
  .string()
  .refine((value) => isOrigin(value), {
    error: 'must be an http(s) origin such as https://contoh.example',
  })
  .transform((value) => new URL(value).origin)

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DEPLOYMENT: z.enum(['production']).optional(),
    /** Where visitors reach the site. */
    SITE_ORIGIN: origin.optional(),
    /** Origin of the content service. */
    CONTENT_HOST: origin.default('http://127.0.0.1:4000'),
    /** How long a call to the content service may take, in milliseconds. */
    CONTENT_TIMEOUT_MS: wholeNumber(1, 60_000).default(3000),
    /** Largest body that the contact form may send, in bytes. */
    CONTACT_BODY_BYTES: wholeNumber(1024, 1_048_576).default(65_536),
    /** Largest picture that is passed on, in bytes. */
    MEDIA_MAX_BYTES: wholeNumber(1024, 268_435_456).default(33_554_432),
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
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
  })
  .refine((values) => !isProduction(values.DEPLOYMENT) || values.SITE_ORIGIN !== undefined, {
    path: ['SITE_ORIGIN'],
    error: 'must be set when DEPLOYMENT is production',
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
  throw new Error(parsed.error.issues.map(sentence).join('\n'))
}

function sentence(issue: z.core.$ZodIssue): string {
  const message = issue.message.replace(
    /^(Invalid|Too)/,
    (word) => `is not right: ${word.toLowerCase()}`,
  )
  return `The variable ${issue.path.join('.')} ${message}.`
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
}
