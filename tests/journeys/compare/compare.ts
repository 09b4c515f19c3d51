import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diff } from 'node:util'
import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { root } from '../../../scripts/services.ts'
import { findClock, setClock, underClock } from '../../resilience/faults/clock.ts'
import { buildCommit } from '../../support/build-commit.ts'
import type { Texts } from './read.ts'

/**
 * Builds a commit and the working tree, runs both with one clock and copies of one database, and lists what differs in what
 * they respond, show and store: `npm run compare -- COMMIT [PART]`, where only addresses that contain PART are compared.
 * The build, database and recording of the last commit are reused.
 */

/** A change of every page would otherwise hide all others. */
const [maxShown, maxCharacters] = [12, 1000]

const [revision = '', part = ''] = process.argv.slice(2)
const git = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]
const commit = spawnSync('git', git, { encoding: 'utf8' }).stdout.trim()
const library = findClock() ?? (installDebianPackage('libfaketime') ? findClock() : null)
const hasPoppler = existsSync('/usr/bin/pdftotext') || installDebianPackage('poppler-utils')
if (commit === '' || library === null || !hasPoppler) {
  console.error('Needs a commit, as in npm run compare -- HEAD, and libfaketime and poppler-utils.')
  process.exit(1)
}

// With its packages a built commit takes 2 GB, so each checkout keeps one.
const cache = join(tmpdir(), `niaga-compare${root.replace(/\W+/g, '-')}`)
const marker = join(cache, `${commit}-built`)
const recording = join(cache, `${encodeURIComponent(part)}.json`)
if (!existsSync(marker)) {
  rmSync(cache, { recursive: true, force: true })
  buildCommit(commit, join(cache, 'commit'))
  writeFileSync(marker, '')
}
await buildWhatIsNotBuilt()
const clock = join(cache, 'clock')
setClock(clock, '@2026-11-26 03:00:00')
const env = {
  ...{ ...process.env, ...underClock(library, clock), CLOCK_LIBRARY: library, LD_PRELOAD: '' },
  ...{ TZ: 'UTC', PAGE_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_MINUTE: '1000000' },
  // A read of the file at each look at the clock takes a third of the processor.
  FAKETIME_NO_CACHE: '0',
}
if (!existsSync(recording)) recordIn(join(cache, 'commit'), recording)
recordIn(root, join(cache, 'present'), recording)
const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))
const count = printDifferences(read(recording), read(join(cache, 'present')))
process.exitCode = count === 0 ? 0 : 1

/** Runs the recorder within a checkout, whose own code starts its services, with one clock and as one visitor. */
function recordIn(folder: string, ...files: string[]): void {
  console.log(`Recording ${folder} …`)
  const recorder = join(folder, 'tests/journeys/compare')
  if (folder !== root) cpSync(import.meta.dirname, recorder, { recursive: true })
  const args = [join(recorder, 'record.ts'), join(cache, 'data'), part, ...files]
  execFileSync(process.execPath, args, { env, stdio: 'inherit' })
}

/** Prints each difference once with its places, by the kind of text, and returns how many there are. */
function printDifferences(before: Texts, after: Texts): number {
  const names = Object.keys({ ...before, ...after })
  const differences = names.flatMap((name) => {
    const [, kind = '', place = ''] = /^(.+?) of (.*)$/.exec(name) ?? []
    return findDifferences(before[name], after[name]).map((text) => ({ kind, place, text }))
  })
  for (const [kind, ofKind] of Map.groupBy(differences, (difference) => difference.kind)) {
    const byText = [...Map.groupBy(ofKind, ({ text }) => text)]
    byText.sort(([, one], [, other]) => other.length - one.length)
    for (const [text, all] of byText.slice(0, maxShown)) {
      const places = all.slice(0, maxShown).map(({ place }) => place)
      console.log(`\n${kind}, ${all.length} ×: ${places.join(', ')}`)
      console.log(text.slice(0, maxCharacters))
    }
    console.log(`\n${kind}: ${byText.length} differences in ${ofKind.length} places`)
  }
  console.log(`\n${names.length} texts compared`)
  return differences.length
}

/** Returns each run of lines that differs, and whatever could not be recorded. */
function findDifferences(former?: string, present?: string): string[] {
  if (former === undefined) return ['only in the working tree']
  if (present === undefined) return ['only in the commit']
  if (former === present) return []
  const lines = diff(present.split('\n'), former.split('\n')).map(([side, line]) =>
    side === 0 ? '' : `${side === 1 ? '+' : '-'}${line}`,
  )
  return lines.join('\n').match(/[+-].*(\n[+-].*)*/g) ?? []
}
