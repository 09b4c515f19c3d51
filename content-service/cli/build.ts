import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Builds the pages of the admin; everything else runs from source. */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const { status } = spawnSync(process.execPath, [next, 'build'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
process.exit(status ?? 1)
