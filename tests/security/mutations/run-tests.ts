import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from './mutation.ts'

/** A completed test, and the message of its first failure. */
export type TestResult = { name: string; error: string | null }

/** The parts of Vitest's JSON report that this module reads. */
type Report = {
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/**
 * Runs the tests of a mutation's file that have one of these names. Skipped tests are omitted.
 *
 * @throws {Error} when the run is interrupted
 */
export async function runTests(
  checkout: string,
  { test: [file], project }: Mutation,
  names: readonly string[],
  signal: AbortSignal,
): Promise<TestResult[]> {
  signal.throwIfAborted()
  const report = join(checkout, 'test-results/mutation.json')
  rmSync(report, { force: true })
  const vitest = spawn(
    process.execPath,
    [
      join(checkout, 'node_modules/vitest/vitest.mjs'),
      'run',
      file,
      `--project=${project ?? '!content-service on PostgreSQL'}`,
      `--testNamePattern=${names.map(escaped).join('|')}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      cwd: checkout,
      env: { ...process.env, LONG_TESTS: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    },
  )
  // An interruption is thrown below, once the process has exited.
  vitest.once('error', () => {})
  await once(vitest, 'close')
  signal.throwIfAborted()
  return existsSync(report) ? resultsIn(JSON.parse(readFileSync(report, 'utf8'))) : []
}

function resultsIn({ testResults }: Report): TestResult[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ status, fullName, failureMessages = [] }) => ({
      name: fullName,
      error: status === 'failed' ? (failureMessages[0] ?? 'failed without a message') : null,
    }))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
