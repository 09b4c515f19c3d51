import type { TaskConfig } from 'payload'
import { changedSince, contentVersion, noteTold, versionTold } from '../content-version/versions.ts'
import { inTransaction } from '../database/transaction.ts'
import { retries } from '../jobs/retries.ts'
import { log } from '../log.ts'
import { environment } from '../settled-environment.ts'
import { signedPurge } from './signed-purge.ts'

const timeoutMs = 5_000

/**
 * Tells a site what changed since it was last told. It ignores a version that it knows, so each message
 * names everything up to the newest version, and a job whose change was told by another does nothing.
 */
export const tellSite: TaskConfig<'tell-site'> = {
  slug: 'tell-site',
  inputSchema: [{ name: 'address', type: 'text', required: true }],
  retries,
  handler: async ({ input: { address }, req }) => {
    // An address that is no longer named is told nothing more.
    if (!environment.purgeAddresses.includes(address)) return { output: {} }
    const told = await versionTold(req, address)
    const version = await contentVersion(req)
    if (version <= told) return { output: {} }
    await tell(address, { version, changed: await changedSince(req, told) })
    await inTransaction(req.payload, (own) => noteTold(own, address, version))
    return { output: {} }
  },
  onFail: ({ input }) => {
    log.info({ purge: input }, 'A site could not be told of a change; it is tried again')
  },
}

async function tell(address: string, message: { version: number; changed: string[] }) {
  const { body, headers } = signedPurge(message, environment.purgeSecret, Date.now())
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
}
