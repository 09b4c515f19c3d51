import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@niaga/contract/locale'

// Runs Payload's own command line (`migrate:create`, `generate:types`, `generate:importmap`).
// Those commands open no database, yet Payload requires a secret before anything else.
const command = fileURLToPath(new URL('../bin.js', import.meta.resolve('payload')))

/** The URL decides which dialect Payload writes; nothing connects to it. */
const dialects = { sqlite: 'file::memory:', postgres: 'postgres://none' }

if (process.argv[2] === 'migrate:create') {
  for (const [dialect, url] of Object.entries(dialects)) {
    runPayload(url)
    const folder = join(import.meta.dirname, '../src/platform/database/migrations', dialect)
    makeRunnable(folder)
    copyExistingColumns(folder)
    keepLatestSnapshot(folder)
  }
} else {
  runPayload(dialects.sqlite)
}

function runPayload(databaseUrl: string): void {
  const { status } = spawnSync(
    process.execPath,
    [command, ...process.argv.slice(2), '--skip-empty', '--disable-transpile'],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
        PAYLOAD_SECRET: randomBytes(32).toString('hex'),
        // Enables the parts of the admin that need an origin.
        SITE_ORIGIN: 'https://contoh.example',
        // The database and the types include every language, offered or not.
        LANGUAGES: locales.join(','),
        NODE_ENV: 'production',
      },
    },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Payload writes migrations for a bundler; Node itself needs type imports and file extensions. */
function makeRunnable(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
    const source = readFileSync(join(folder, name), 'utf8')
    const runnable = source
      .replace(
        '{ MigrateUpArgs, MigrateDownArgs, sql }',
        '{ type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replace(/(from '\.\/\d+_\d+_\w+)'/g, "$1.ts'")
    writeFileSync(join(folder, name), runnable)
  }
}

/**
 * Where SQLite has to rebuild a table, the generated migration also copies the columns that it adds, which the old table
 * does not have.
 */
function copyExistingColumns(folder: string): void {
  const [latest = '', previous] = readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .reverse()
  if (previous === undefined) return
  const { tables } = JSON.parse(readFileSync(join(folder, previous), 'utf8'))
  const migration = join(folder, latest.replace(/json$/, 'ts'))
  const [up = '', ...down] = readFileSync(migration, 'utf8').split('export async function down')
  const copy = /(INSERT INTO \\`__new_(\w+)\\`)\(([^)]*)\) SELECT \3 FROM/g
  const repaired = up.replace(copy, (_, insert: string, table: string, list: string) => {
    const existing = list
      .split(', ')
      .filter((column) => tables[table]?.columns[JSON.parse(column)])
      .join(', ')
    return `${insert}(${existing}) SELECT ${existing} FROM`
  })
  writeFileSync(migration, [repaired, ...down].join('export async function down'))
}

/** Payload compares the next migration with the latest snapshot; older ones are unused. */
function keepLatestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder).filter((entry) => entry.endsWith('.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name))
}
