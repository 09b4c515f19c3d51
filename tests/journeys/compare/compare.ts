import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOrInstallHeadlessShell } from '../../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { root } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { findClock, setClock, underClock } from '../../resilience/faults/clock.ts'
import { buildCommit } from '../../support/build-commit.ts'
import { launchOptions } from '../support/launch-options.ts'
import { companies, loadKit, type Recording, record } from './record.ts'
import { printDifferences } from './report.ts'

/**
 * Builds a commit and the working tree, runs both with one clock and copies of one database, and lists what differs in what
 * they respond, show and store: `npm run compare -- COMMIT`. The build, database and recording of the last commit are
 * reused.
 */

const [revision = ''] = process.argv.slice(2)
const git = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]
const commit = spawnSync('git', git, { encoding: 'utf8' }).stdout.trim()
const library = findClock() ?? (installDebianPackage('libfaketime') ? findClock() : null)
const hasPoppler = existsSync('/usr/bin/pdftotext') || installDebianPackage('poppler-utils')
if (commit === '' || library === null || !hasPoppler) {
  console.error('Needs a commit, as in npm run compare -- HEAD, and libfaketime and poppler-utils.')
  process.exit(1)
}

// With its packages a built commit takes 2 GB, so each checkout keeps one.
const cache = join(tmpdir(), `niaga-compare-${hash(root)}`)
const isKept = join(cache, `${commit}-built`)
const former = { folder: join(cache, 'commit'), data: join(cache, 'data') }
const program = globSync(join(import.meta.dirname, '*.ts')).sort()
const recording = join(cache, `${hash(...program.map((file) => readFileSync(file, 'utf8')))}.json`)

const { path: temporary } = temporaryFolder()
process.env.TMPDIR = temporary
// However this process ends, this folder is removed; its services and its browser end with it by themselves.
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}
if (!existsSync(isKept)) {
  rmSync(cache, { recursive: true, force: true })
  buildCommit(commit, former.folder)
}
await buildWhatIsNotBuilt()
const { args = [], ...options } = launchOptions(findOrInstallHeadlessShell())
// Pictures are compared by their addresses.
const withoutPictures = [...args, '--blink-settings=imagesEnabled=false']
const browser = await chromium.launch({ ...options, args: withoutPictures })

// The services that are started from here on have the clock, and see one visitor.
const clock = join(temporary, 'clock')
Object.assign(process.env, underClock(library, clock), {
  ...{ TZ: 'UTC', PAGE_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_MINUTE: '1000000' },
  // A read of the file at each look at the clock takes a third of the processor.
  FAKETIME_NO_CACHE: '0',
})
if (!existsSync(isKept)) {
  setClock(clock, '@2026-11-26 02:00:00')
  const { prepareCompany } = await loadKit(former.folder)
  for (const [name, SAMPLE_CONTENT] of Object.entries(companies)) {
    const { dataDir } = await prepareCompany({ SAMPLE_CONTENT })
    cpSync(dataDir, join(former.data, name), { recursive: true })
  }
  writeFileSync(isKept, '')
}
setClock(clock, '@2026-11-26 03:00:00')
if (!existsSync(recording)) {
  const recorded = await record({ ...former, browser, former: new Map() })
  writeFileSync(recording, JSON.stringify([...recorded]))
}
const before: Recording = new Map(JSON.parse(readFileSync(recording, 'utf8')))
const after = await record({ ...former, folder: root, browser, former: before })
await browser.close()
const differences = printDifferences(before, after)
process.exit(differences === 0 ? 0 : 1)

function hash(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
}
