import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Removal, removals } from './src/testing/removals.ts'

/**
 * Takes away each setting that corrects a default of Payload, one at a time, and runs the test that must then
 * fail. It changes the sources while it runs and puts them back: run it in a clean checkout, alone, for about ten
 * minutes. An argument is a part of the names of the settings that are wanted: `npm run test:settings -- csrf`.
 */

const here = import.meta.dirname
const vitest = join(here, '../node_modules/vitest/vitest.mjs')
const wanted = process.argv[2] ?? ''

const chosen = removals.filter(({ setting }) => setting.includes(wanted))
const survivors = chosen.filter((removal) => {
  const { isProof, said } = outcomeWithout(removal)
  console.log(`${isProof ? 'fails   ' : 'SURVIVES'} ${removal.setting}`)
  console.log(`         ${removal.test}\n         ${said}`)
  return !isProof
})
if (chosen.length === 0) {
  console.error(`No setting has “${wanted}” in its name.`)
  process.exitCode = 1
}
if (survivors.length > 0) {
  console.error(`${survivors.length} settings can be removed without a test that fails.`)
  process.exitCode = 1
}

/** What the test says without the setting. A failed assertion is the proof; a start that failed is none. */
function outcomeWithout({ file, from, to, test, project = 'content-service' }: Removal) {
  const path = join(here, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
  const [testFile = '', name = ''] = test.split(': ')
  try {
    writeFileSync(path, source.replace(from, to))
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project', project, `content-service/${testFile}`, '-t', escaped(name)],
      { cwd: join(here, '..'), encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    const [error = null] = /^\w*Error: .*$/m.exec(stderr + stdout) ?? []
    const isProof = error !== null && /^(Assertion|TestTimeout)Error/.test(error)
    return { isProof, said: error ?? 'no error' }
  } finally {
    writeFileSync(path, source)
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
