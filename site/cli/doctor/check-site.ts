import { endpoints, endpointUrl } from '@niaga/contract/endpoints'
import { baseLocales, defaultLocale } from '@niaga/contract/locale'
import { contractVersion } from '@niaga/contract/openapi'
import { compareWithResponse } from '@niaga/server-kit/doctor/check-clock'
import { checkFolder } from '@niaga/server-kit/doctor/check-folder'
import { checkOrigin } from '@niaga/server-kit/doctor/check-origin'
import { checkRedis } from '@niaga/server-kit/doctor/check-redis'
import { checkService } from '@niaga/server-kit/doctor/check-service'
import { type Finding, ok, problem, runCheck, warning } from '@niaga/server-kit/doctor/finding'
import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import { z } from 'zod'
import type { Environment } from '../../server/environment.ts'

const limits = { timeoutMs: 10_000, maxBytes: 8_000_000, maxRedirects: 0 }

/** Checks all dependencies of the site, without changing anything. */
export function checkSite(environment: Environment): Promise<Finding>[] {
  const { HOST: host, PORT: port, REDIS_URL: redisUrl, DEPLOYMENT, SITE_ORIGIN } = environment
  const isProduction = DEPLOYMENT === 'production'
  return [
    checkService('Site', { host, port }, 'niaga-site'),
    checkContentHost(environment.CONTENT_HOST),
    checkFolder('Cache folder', environment.CACHE_DIR),
    ...(redisUrl === undefined ? [] : [checkRedis(redisUrl)]),
    ...(isProduction ? [checkOrigin('SITE_ORIGIN', SITE_ORIGIN, '/robots.txt')] : []),
  ]
}

const descriptionSchema = z.object({ info: z.object({ version: z.string() }) })

/** Checks whether the host responds as the contract requires, in every language, and reports its contract version. */
function checkContentHost(contentHost: string): Promise<Finding> {
  const remedy = 'Start the content service, or correct CONTENT_HOST.'
  return runCheck('Content host', remedy, async () => {
    for (const locale of baseLocales) {
      const url = endpointUrl(contentHost, 'contact', locale)
      const { status, headers, body } = await limitedFetch(url, {}, limits)
      if (status !== 200) return problem(`${url.href} responded ${status}. ${remedy}`)
      const isContract = endpoints.contact.response.safeParse(parseJson(body)).success
      if (!isContract) return problem(`${url.href} is not in the form of the contract. ${remedy}`)
      const clock = compareWithResponse('the content host', headers)
      if (locale === defaultLocale && clock.level !== 'ok') return clock
    }
    return describeVersion(await readVersion(contentHost), contractVersion)
  })
}

/** Returns `null` for a host that does not describe itself, which the contract does not require. */
async function readVersion(contentHost: string): Promise<string | null> {
  const { status, body } = await limitedFetch(
    new URL(`${contentHost}/api/openapi.json`),
    {},
    limits,
  )
  if (status !== 200) return null
  return descriptionSchema.safeParse(parseJson(body)).data?.info.version ?? null
}

/** Compares semantic versions: different major versions are incompatible contracts. */
export function describeVersion(theirs: string | null, ours: string): Omit<Finding, 'subject'> {
  if (theirs === null) return ok(`It responds in the form of contract ${ours}.`)
  const [theirMajor, ourMajor] = [theirs, ours].map((version) => version.split('.')[0])
  if (theirMajor !== ourMajor) {
    return problem(`Its contract is ${theirs}, the site's ${ours}. Update the older of the two.`)
  }
  if (theirs !== ours) {
    return warning(`Its contract is ${theirs}, the site's ${ours}: newer fields are ignored.`)
  }
  return ok(`It responds in the form of contract ${ours}.`)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
