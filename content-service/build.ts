import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Builds into `.next/standalone`, which then runs from this folder with what it needs beside it.
const here = import.meta.dirname
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const { status } = spawnSync(process.execPath, [next, 'build'], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
if (status !== 0) process.exit(status ?? 1)

// Next leaves the browser's files out of the standalone output.
cpSync(join(here, '.next/static'), join(here, '.next/standalone/content-service/.next/static'), {
  recursive: true,
})
