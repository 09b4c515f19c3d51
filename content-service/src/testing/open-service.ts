import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { getPayload, handleEndpoints } from 'payload'
import { testDatabase } from './test-database.ts'

export const origin = 'http://127.0.0.1:4000'

/** What a browser sends back of the session that a sign-in gave it. */
export function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

export type Service = Awaited<ReturnType<typeof openService>>

/**
 * The whole service but for Next, over a database of its own: a SQLite file, or one of the tests'
 * PostgreSQL. A test file opens one at most: a process reads its settings once.
 *
 * @param options.hasSampleContent loads the sample company
 * @param options.disableOnInit leaves the database as empty as it is, without tables
 */
export async function openService(
  variables: Record<string, string> = {},
  { hasSampleContent = false, disableOnInit = false } = {},
) {
  const { path: dataFolder, remove: removeFolder } = temporaryFolder()
  Object.assign(process.env, {
    DATA_DIR: dataFolder,
    DATABASE_URL: (await testDatabase()) ?? '',
    PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
    SAMPLE_CONTENT: 'none',
    LOG_LEVEL: 'silent',
    CONTACT_LIMIT_PER_MINUTE: '100000',
    ...variables,
  })
  const { default: config } = await import('../payload.config.ts')
  const { handleApi } = await import('../api/handle.ts')
  const { closeDatabase } = await import('../platform/database/database.ts')
  const { sharedLimits } = await import('../platform/settings/shared-limits.ts')
  const { loadSampleContent } = await import('../../sample/load.ts')
  const { runJobs } = await import('../server/run-jobs.ts')
  const told: string[] = []
  const write = process.stdout.write
  process.stdout.write = (text) => told.push(String(text)) > 0
  const payload = await getPayload({ config, disableOnInit }).finally(() => {
    process.stdout.write = write
  })
  if (hasSampleContent) await loadSampleContent(payload, join(import.meta.dirname, '../../sample'))

  /** A request to the interface of the admin. */
  function callAdmin(path: string, init?: RequestInit): Promise<Response> {
    return handleEndpoints({ config, request: new Request(`${origin}/cms/api${path}`, init) })
  }

  /** The headers of an account's browser on the admin's own pages. */
  async function signIn(role: 'admin' | 'editor' = 'admin'): Promise<Record<string, string>> {
    const editor = { email: `${role}-2@contoh.example`, password: 'sandi-untuk-uji-coba' }
    await payload.create({ collection: 'users', data: { name: role, role, ...editor } })
    const response = await callAdmin('/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(editor),
    })
    return { Cookie: cookieOf(response), Origin: origin }
  }

  return {
    payload,
    dataFolder,
    /** What the start printed. */
    told: told.join(''),
    callAdmin,
    /** Begins to run what is queued. */
    runJobs: () => runJobs(payload),
    signIn,
    /** A request to the public interface. */
    call: (path: string, init?: RequestInit) =>
      handleApi(new Request(origin + path, init), payload),
    close: async () => {
      await payload.destroy()
      await closeDatabase(payload)
      await sharedLimits.close()
      await removeFolder()
    },
  }
}
