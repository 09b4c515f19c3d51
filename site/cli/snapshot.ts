import { parseArgs } from 'node:util'
import { origin, readSettings, SettingsError } from '@niaga/server-kit/settings'
import { captureSnapshot, SnapshotError } from './snapshot/take-snapshot.ts'

// `npm run snapshot -- DIR [--from ORIGIN] [--live ORIGIN]` writes the running site as files for any static host.

/** Default address of `npm start` and of the site's service. */
const defaultOrigin = `http://127.0.0.1:${process.env.SITE_PORT || process.env.PORT || 3000}`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, live: { type: 'string' } },
  })
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) {
    throw new SnapshotError('Name one folder: npm run snapshot -- /srv/niaga-snapshot')
  }
  const { from, live } = readOrigins(values)
  const startedAt = performance.now()
  const { pages, files, bytes, missing } = await captureSnapshot({ folder, from, live })
  for (const { path, linkedFrom } of missing) {
    console.warn(`${path} is not on the site; ${linkedFrom} links to it.`)
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const megabytes = (bytes / 1e6).toFixed(1)
  console.log(
    `${folder} contains ${pages} pages and ${files - pages} other files, ${megabytes} MB, written in ${seconds} s.`,
  )
  process.exit(0)
} catch (error) {
  const isExplained =
    error instanceof SnapshotError || error instanceof SettingsError || isArgumentError(error)
  console.error(isExplained ? error.message : error)
  process.exit(1)
}

function readOrigins(values: { from?: string | undefined; live?: string | undefined }) {
  const fields = { '--from': origin.default(defaultOrigin), '--live': origin.optional() }
  try {
    const read = readSettings(fields, { '--from': values.from, '--live': values.live })
    return { from: read['--from'], live: read['--live'] ?? null }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new SnapshotError(error.message.replaceAll('The variable', 'The option'))
  }
}

function isArgumentError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
