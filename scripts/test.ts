import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findPostgres } from '../content-service/src/testing/postgres-server.ts'
import { findRedis } from '../site/testing/redis-server.ts'
import { canRunContainers } from '../tests/containers/podman.ts'
import { findClock } from '../tests/resilience/faults/clock.ts'
import { findNginx } from '../tests/support/nginx.ts'
import { findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.ts'
import { buildWhatIsNotBuilt } from './builds.ts'
import { installDebianPackage } from './debian.ts'
import { root } from './services.ts'

/**
 * Runs every check of the repository, the quickest first; the last line has the totals. With the name of a step, only that
 * step; with further words, only its tests whose path contains one of them: `npm test -- journeys contact`.
 */

type Count = { passed: number; failed: number; skipped: number; failures: string[] }

/** The parts of Vitest's and Playwright's JSON reports that this script reads. */
type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: UnitFile[]
}
type UnitFile = { name: string; status: string; message: string; assertionResults: UnitTest[] }
type UnitTest = { status: string; fullName: string; failureMessages?: string[] }
type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: JourneySuite[]
}
type JourneySuite = {
  specs?: JourneySpec[]
  suites?: JourneySuite[]
}
type JourneySpec = {
  ok: boolean
  title: string
  file: string
  line: number
  tests: { results: { errors: { message?: string }[] }[] }[]
}

const results = join(root, 'test-results')
const reports = {
  unit: join(results, 'unit.json'),
  journeys: join(results, 'journeys.json'),
  'long-unit': join(results, 'long-unit.json'),
  'long-journeys': join(results, 'long-journeys.json'),
} as const

const steps = {
  lint: async () => countOfOne('lint', await runQuietly(['run', 'lint'])),
  types: async () => countOfOne('types', await runQuietly(['run', 'types'])),
  unit: () => runUnit('unit', reports.unit, paths),
  journeys: () => runJourneys('journeys', reports.journeys, paths),
  'long-unit': () =>
    runUnit('long-unit', reports['long-unit'], longTests(), { LONG_TESTS: 'true' }),
  'long-journeys': () => runJourneys('journeys:long', reports['long-journeys']),
} as const satisfies Record<string, () => Count | Promise<Count>>

type Step = keyof typeof steps

/** The other steps run only on request (`npm run test:long`). */
const daily: readonly Step[] = ['lint', 'types', 'unit', 'journeys']
const words = process.argv.slice(2)
const requestedSteps = words.filter(isStep)
const paths = words.filter((word) => !isStep(word))
const takesPaths =
  requestedSteps.length === 1 && (requestedSteps[0] === 'unit' || requestedSteps[0] === 'journeys')
if (paths.length > 0 && !takesPaths) {
  console.error(`There is no step "${paths[0]}"; the steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
const stepsToRun = requestedSteps.length > 0 ? requestedSteps : daily

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Shared by the dozens of services and workers that the tests start; compilation is a sixth of each start.
process.env.NODE_COMPILE_CACHE = join(results, 'compiled')

/** The duration of each step, in seconds. */
const seconds = new Map<Step, number>()
const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [] }
// The checks run in parallel, because most of the time each uses one core.
await Promise.all(stepsToRun.filter(isCheck).map(runStep))
for (const name of stepsToRun) {
  if (!isCheck(name)) await runStep(name)
}

// Failures are repeated at the end of the log, because the originals may be a thousand lines above.
for (const failure of total.failures) console.log(`\nFAILED ${failure}`)

const times = [...seconds].map(([name, time]) => `${name} ${Math.round(time)} s`)
console.log(`\n${times.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function isStep(name: string): name is Step {
  return name in steps
}

function isCheck(name: Step): boolean {
  return name === 'lint' || name === 'types'
}

async function runStep(name: Step): Promise<void> {
  console.log(`\n── ${name} ──`)
  const startedAt = performance.now()
  const count = await attempt(name, steps[name])
  seconds.set(name, (performance.now() - startedAt) / 1000)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  total.failures.push(...count.failures)
}

async function attempt(name: Step, step: () => Count | Promise<Count>): Promise<Count> {
  try {
    return await step()
  } catch (error) {
    return countOfOne(`${name}: ${error instanceof Error ? error.message : error}`, false)
  }
}

async function runUnit(
  name: string,
  report: string,
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Count> {
  await buildWhatIsNotBuilt()
  // Without these programs the tests that need them are skipped, or fail in a pipeline.
  if (!findPostgres()) installDebianPackage('postgresql')
  if (!findRedis()) installDebianPackage('redis-server')
  if (!findNginx()) installDebianPackage('nginx')
  if (!findClock()) installDebianPackage('libfaketime')
  if (env.LONG_TESTS && !canRunContainers()) installContainerPrograms()
  const isGreen = run(
    [
      'exec',
      '--',
      'vitest',
      'run',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // By default Vitest leaves one core free, although many tests wait for disks, timers and processes.
      `--maxWorkers=${availableParallelism() + 1}`,
    ],
    env,
  )
  return withExit(name, isGreen, unitCount(report))
}

/**
 * Podman only recommends most of these programs, so they are not installed with it; it installs crun unless runc is
 * present.
 */
function installContainerPrograms(): void {
  const programs = ['runc', 'podman', 'catatonit', 'iptables', 'netavark', 'aardvark-dns']
  for (const name of [...programs, 'mmdebstrap']) installDebianPackage(name)
}

/** Returns the test files that run longer, or on a second database, when `LONG_TESTS` is set. */
function longTests(): string[] {
  return globSync('{content-service,tests}/**/*.test.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  }).filter((file) => /isLongRun|daily-on-sqlite/.test(readFileSync(join(root, file), 'utf8')))
}

async function runJourneys(
  script: string,
  report: string,
  files: readonly string[] = [],
): Promise<Count> {
  await buildWhatIsNotBuilt()
  // Most journeys run in the headless shell, a few in the full browser.
  findOrInstallHeadlessShell()
  findOrInstallBrowser()
  const isGreen = run(['run', script, '-w', '@niaga/journeys', '--', ...files], {
    JOURNEY_REPORT: report,
  })
  return withExit(script, isGreen, journeyCount(report))
}

function run(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Prints the output at the end, so that two commands do not mix theirs. */
async function runQuietly(args: string[]): Promise<boolean> {
  const command = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const output: Buffer[] = []
  command.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  command.stderr.on('data', (bytes: Buffer) => output.push(bytes))
  const [status] = await once(command, 'close')
  process.stdout.write(Buffer.concat(output))
  return status === 0
}

function countOfOne(name: string, isGreen: boolean): Count {
  return {
    passed: isGreen ? 1 : 0,
    failed: isGreen ? 0 : 1,
    skipped: 0,
    failures: isGreen ? [] : [name],
  }
}

/** Counts a runner that exits with an error as failed, even if it reports no failed test. */
function withExit(name: string, isGreen: boolean, count: Count): Count {
  if (isGreen || count.failed > 0) return count
  return {
    ...count,
    failed: 1,
    failures: [...count.failures, `${name}: the runner exited with an error`],
  }
}

function unitCount(path: string): Count {
  const report = readReport<UnitReport>(path)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: (report.testResults ?? [])
      .filter((file) => file.status === 'failed')
      .flatMap(getFailures),
  }
}

/** A file whose setup failed has a message instead of failed tests. */
function getFailures({ name, message, assertionResults }: UnitFile): string[] {
  const file = relative(root, name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return [`${file}\n${message}`]
  return tests.map((test) =>
    [`${file} › ${test.fullName}`, ...(test.failureMessages ?? [])].join('\n'),
  )
}

function journeyCount(path: string): Count {
  const { stats, suites } = readReport<JourneyReport>(path)
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: failedJourneys(suites ?? []),
  }
}

function failedJourneys(suites: JourneySuite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => [`${spec.file}:${spec.line} › ${spec.title}`, ...getErrors(spec)].join('\n')),
    ...failedJourneys(suite.suites ?? []),
  ])
}

function getErrors({ tests }: JourneySpec): string[] {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) =>
      errors.map(({ message }) => stripVTControlCharacters(message ?? '')),
    ),
  )
}

function readReport<Report extends object>(path: string): Partial<Report> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
