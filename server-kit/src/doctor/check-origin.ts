import { connect, type TLSSocket } from 'node:tls'
import { limitedFetch } from '../limited-fetch.ts'
import { compareWithResponse } from './check-clock.ts'
import { type Finding, ok, problem, runCheck, warning } from './finding.ts'

const dayMs = 86_400_000
/** Certbot renews a certificate 30 days before it expires; if only two weeks remain, the renewal has failed. */
const soonDays = 14
const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, maxRedirects: 0 }

/**
 * Checks that a public address leads to a service, with a certificate that remains valid.
 *
 * @param variable the variable that contains the origin
 * @param path a path that responds with 200
 */
export function checkOrigin(variable: string, origin: string, path: string): Promise<Finding> {
  const remedy = `Check the name's DNS, nginx and the certificate, or correct ${variable}.`
  return runCheck(`Address ${origin}`, remedy, async () => {
    const { status, headers } = await limitedFetch(new URL(path, origin), {}, limits)
    if (status !== 200) return problem(`${path} responded ${status}. ${remedy}`)
    const clock = compareWithResponse(origin, headers)
    if (clock.level === 'error') return clock
    if (!origin.startsWith('https:')) return ok(`${path} responds, without TLS.`)
    return describeCertificate(await certificateEnd(new URL(origin)))
  })
}

export function describeCertificate(end: number, now = Date.now()): Omit<Finding, 'subject'> {
  const days = Math.floor((end - now) / dayMs)
  if (days < 0) return problem('The certificate has expired. Renew it: certbot renew')
  const validity = `The certificate is valid for ${days} more days`
  if (days < soonDays) return warning(`${validity}. Renew it: certbot renew`)
  return ok(`${validity}.`)
}

function certificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      timeout: limits.timeoutMs,
    })
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('no TLS handshake in time')))
    socket.once('error', reject)
  })
}
