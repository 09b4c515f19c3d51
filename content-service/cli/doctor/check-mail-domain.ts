import { resolveTxt } from 'node:dns/promises'
import { type Finding, ok, runCheck, warning } from '@niaga/server-kit/doctor/finding'

type Resolve = (name: string) => Promise<string[][]>

/** Checks the records by which receivers recognise mail of a domain; many reject mail without them. */
export function checkMailDomain(from: string, resolve: Resolve = resolveTxt): Promise<Finding> {
  const domain = from.split('@').at(-1) ?? ''
  const remedy = 'Add the records that your mail provider names.'
  return runCheck(`Mail domain ${domain}`, 'Check the DNS of this machine.', async () => {
    const parents = domain.split('.').map((_, index, labels) => labels.slice(index).join('.'))
    const policies = parents.filter((name) => name.includes('.')).map((name) => `_dmarc.${name}`)
    const hasPolicy = await Promise.all(policies.map((name) => has(name, 'v=DMARC1', resolve)))
    const missing = [
      (await has(domain, 'v=spf1', resolve)) ? [] : ['SPF'],
      (await exists(`_domainkey.${domain}`, resolve)) ? [] : ['DKIM'],
      hasPolicy.includes(true) ? [] : ['DMARC'],
    ].flat()
    if (missing.length === 0) return ok('SPF, DKIM and DMARC have records.')
    return warning(`There is no record of ${missing.join(', ')}: mails may be rejected. ${remedy}`)
  })
}

async function has(name: string, start: string, resolve: Resolve): Promise<boolean> {
  const records = await resolve(name).catch(noRecords)
  return records.some((parts) => parts.join('').startsWith(start))
}

/** A key has a name of the provider's choice below this one, which exists if a name below it does (RFC 8020). */
async function exists(name: string, resolve: Resolve): Promise<boolean> {
  return resolve(name).then(
    () => true,
    (error) => error.code === 'ENODATA' || (error.code !== 'ENOTFOUND' && Promise.reject(error)),
  )
}

function noRecords(error: NodeJS.ErrnoException): string[][] {
  if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return []
  throw error
}
