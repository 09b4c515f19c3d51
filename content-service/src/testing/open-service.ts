import { randomUUID } from 'node:crypto'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { getPayload, handleEndpoints } from 'payload'
import { loadSampleContent } from '../../sample/load.ts'
import { contractApi } from '../api/handle.ts'
import { createConfig } from '../create-config.ts'
import { closeDatabase } from '../platform/database/database.ts'
import type { User } from '../platform/payload-types.ts'
import { servicesOf } from '../platform/services/services.ts'
import { readEnvironment } from '../platform/settings/environment.ts'
import { runJobs } from '../server/run-jobs.ts'
import { preparedDatabase } from './prepared-database.ts'
import { smallSample } from './small-sample.ts'
import { testDatabase } from './test-database.ts'

export const origin = 'http://127.0.0.1:4000'

/** Returns the session cookie of a sign-in response, as a browser sends it back. */
export function getCookie(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** A request; `json` is sent as its body. */
export type Init = RequestInit & { json?: unknown }

function getRequest(path: string, { json, ...init }: Init = {}): Request {
  const headers = new Headers(init.headers)
  if (json === undefined) return new Request(origin + path, init)
  headers.set('Content-Type', 'application/json')
  return new Request(origin + path, { ...init, headers, body: JSON.stringify(json) })
}

export type Service = Awaited<ReturnType<typeof openService>>

/**
 * Opens the whole service without Next, with its own database: a SQLite file, or a database of the tests' PostgreSQL. A
 * process may open several.
 *
 * @param options.hasSampleContent loads the sample company, with small pictures
 * @param options.disableOnInit leaves the database empty, without tables
 */
export async function openService(
  variables: Record<string, string> = {},
  { hasSampleContent = false, disableOnInit = false } = {},
) {
  const { path: dataFolder, remove: removeFolder } = temporaryFolder()
  const databaseUrl = await (disableOnInit ? testDatabase() : preparedDatabase(dataFolder))
  const environment = readEnvironment({
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl ?? undefined,
    PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
    SAMPLE_CONTENT: 'none',
    LOG_LEVEL: 'silent',
    CONTACT_LIMIT_PER_MINUTE: '100000',
    ...variables,
  })
  const printed: string[] = []
  const config = createConfig(environment, (line) => printed.push(line))
  // Payload caches its instance under this key: without it, a second service would be the first one again.
  const key = randomUUID()
  const payload = await getPayload({ config, disableOnInit, key })
  const handleCall = contractApi(payload)
  if (hasSampleContent) {
    await using sample = await smallSample()
    await loadSampleContent(payload, sample.path)
  }

  /** Sends a request to Payload's REST API. */
  function callAdmin(path: string, init?: Init): Promise<Response> {
    return handleEndpoints({
      config,
      payloadInstanceCacheKey: key,
      request: getRequest(`/cms/api${path}`, init),
    })
  }

  /** Returns the headers of an account's browser on the admin's own pages. */
  async function signIn(role: User['role'] = 'admin'): Promise<Record<string, string>> {
    const editor = { email: `${role}-2@contoh.example`, password: 'sandi-untuk-uji-coba' }
    await payload.create({ collection: 'users', data: { name: role, role, ...editor } })
    const response = await callAdmin('/users/login', {
      method: 'POST',
      headers: { Origin: origin },
      json: editor,
    })
    return { Cookie: getCookie(response), Origin: origin }
  }

  return {
    payload,
    dataFolder,
    databaseUrl: environment.databaseUrl,
    /** The lines printed by the start. */
    printed,
    callAdmin,
    /** Starts the job runner. */
    runJobs: () => runJobs(payload),
    signIn,
    /** Sends a request to the contract's API. */
    call: (path: string, init?: Init) => handleCall(getRequest(path, init)),
    close: async () => {
      await payload.destroy()
      await closeDatabase(payload)
      await servicesOf(payload).close()
      await removeFolder()
    },
  }
}
