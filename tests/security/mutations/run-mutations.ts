import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { root } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { changeSource } from './change-source.ts'
import { copyCheckout } from './copy-checkout.ts'
import { draftProtections } from './draft-protections.ts'
import type { Mutation } from './mutation.ts'
import { payloadDefaults } from './payload-defaults.ts'
import { protections } from './protections.ts'
import { runTests, type TestResult } from './run-tests.ts'

/**
 * Makes each change of the tables in a copy of this checkout, one at a time, and reports those that no test detects. It
 * takes most of an hour and needs the same programs as `npm test`. Arguments select mutations by parts of their names:
 * `npm run test:mutations -- nonce session`.
 */

type Result = { mutation: Mutation; fault: string | null }

/** `expect.poll` has its own stack, without the name of the error. */
const proof = /^(Assertion|TestTimeout)Error|__VITEST_POLL_CHAIN__/

const nameParts = process.argv.slice(2)
const selection = [...protections, ...draftProtections, ...payloadDefaults].filter(
  ({ name }) => nameParts.length === 0 || nameParts.some((part) => name.includes(part)),
)

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error(`Ended by ${signal}.`)))
}

try {
  await buildWhatIsNotBuilt()
  // Without the site's texts its tests would fail before any change; a build that is up to date does not compile them.
  const messages = ['scripts/compile-messages.ts']
  execFileSync(process.execPath, messages, { cwd: join(root, 'site'), stdio: 'inherit' })
  await using folder = temporaryFolder()
  copyCheckout(root, folder.path)
  const results: Result[] = []
  for (const group of Map.groupBy(selection, getTestFile).values()) {
    results.push(...(await getResults(group, folder.path)))
  }
  const faults = results.filter(({ fault }) => fault !== null)
  console.log(`\n${results.length} mutations, ${results.length - faults.length} detected`)
  for (const { mutation, fault } of faults) console.log(`${mutation.name}: ${fault}`)
  process.exitCode = faults.length === 0 && results.length > 0 ? 0 : 1
} catch (error) {
  if (!interruption.signal.aborted) throw error
  console.error('Interrupted.')
  process.exitCode = 130
}

function getTestFile({ test: [file], project }: Mutation): string {
  return `${project}: ${file}`
}

/** First runs the tests of a file on the unchanged sources: a test that fails there detects nothing. */
async function getResults(group: readonly Mutation[], checkout: string): Promise<Result[]> {
  const [first] = group
  if (!first) return []
  const names = group.map(({ test }) => test[1])
  const unchanged = await runTests(checkout, first, names, interruption.signal)
  const results: Result[] = []
  for (const mutation of group) {
    const fault = faultBefore(mutation, unchanged) ?? (await getFault(mutation, checkout))
    console.log(`${fault === null ? 'detected' : 'NOT     '} ${mutation.name}`)
    console.log(`         ${mutation.test.join(': ')}`)
    if (fault !== null) console.log(`         ${fault}`)
    results.push({ mutation, fault })
  }
  return results
}

function faultBefore({ test: [, name] }: Mutation, unchanged: TestResult[]): string | null {
  const tests = unchanged.filter((test) => test.name.includes(name))
  if (tests.length === 0) return 'no such test runs, or the setup of its file fails'
  const error = tests.find((test) => test.error !== null)?.error
  return error ? `its test fails without the change: ${error}` : null
}

/** Only a failed assertion or a timeout of the test counts: a failed start proves nothing about the protection. */
async function getFault(mutation: Mutation, checkout: string): Promise<string | null> {
  using change = changeSource(join(checkout, mutation.file), mutation.from, mutation.to)
  if (!change.applies) return `${mutation.file} does not contain ${mutation.from} exactly once`
  const tests = await runTests(checkout, mutation, [mutation.test[1]], interruption.signal)
  const errors = tests.flatMap(({ error }) => error ?? [])
  if (errors.some((error) => proof.test(error))) return null
  return errors.length > 0 ? `not by an assertion: ${errors[0]}` : 'no test fails'
}
