import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Protection, protections } from './protections.ts'

/**
 * Takes each protection away, one at a time, and runs the test that must then fail. It changes the sources while
 * it runs and puts them back: run it in a clean and built checkout, alone, for about ten minutes. An argument is a
 * part of the names of the protections that are wanted: `npm run test:protections -- nonce`.
 */

const root = join(import.meta.dirname, '..')
const wanted = process.argv[2] ?? ''

const chosen = protections.filter(({ name }) => name.includes(wanted))
const survivors = chosen.filter((protection) => {
  const said = failureWithout(protection)
  console.log(`${said === null ? 'SURVIVES' : 'fails   '} ${protection.name}`)
  console.log(`         ${protection.test.join(': ')}\n         ${said ?? 'no assertion failed'}`)
  return said === null
})
if (chosen.length === 0) {
  console.error(`No protection has “${wanted}” in its name.`)
  process.exitCode = 1
}
if (survivors.length > 0) {
  console.error(`${survivors.length} protections can be removed without a test that fails.`)
  process.exitCode = 1
}

/** The assertion that fails without the protection, or `null`; a start that failed is no proof. */
function failureWithout({ file, from, to, test: [testFile, testName] }: Protection): string | null {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
  try {
    writeFileSync(path, source.replace(from, to))
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', testFile, '-t', escaped(testName)],
      { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    return /^(Assertion|TestTimeout)Error: .*$/m.exec(stderr + stdout)?.[0] ?? null
  } finally {
    writeFileSync(path, source)
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
