import { limitedFetch } from '../limited-fetch.ts'
import { productVersion } from '../product-version.ts'
import { compareWithResponse } from './check-clock.ts'
import { type Finding, ok, problem, runCheck, warning } from './finding.ts'

const limits = { timeoutMs: 10_000, maxBytes: 100_000, maxRedirects: 0 }

/** Checks that a service of this machine runs in this version, has everything it needs, and has the same time. */
export function checkService(
  name: string,
  { host, port }: { host: string; port: number },
  unit: string,
): Promise<Finding> {
  const remedy = `Start it: systemctl start ${unit}, and read journalctl -u ${unit}.`
  return runCheck(name, remedy, async () => {
    const address = isEverywhere(host) ? '127.0.0.1' : host
    const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
    const health = await limitedFetch(new URL('/healthz', origin), {}, limits)
    const version = /"version":"([^"]+)"/.exec(String(health.body))?.[1]
    if (health.status !== 200) return problem(`/healthz responded ${health.status}. ${remedy}`)
    const ready = await limitedFetch(new URL('/readyz', origin), {}, limits)
    if (ready.status !== 200) {
      return problem(`It runs, but is not ready (/readyz responded ${ready.status}). ${remedy}`)
    }
    const clock = compareWithResponse(name.toLowerCase(), health.headers)
    if (clock.level !== 'ok') return clock
    if (version !== productVersion) {
      const running = version ?? 'an earlier version'
      return warning(`It runs ${running} instead of ${productVersion}: systemctl restart ${unit}`)
    }
    return ok(`Version ${version} runs and is ready.`)
  })
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
