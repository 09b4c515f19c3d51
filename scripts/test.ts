import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../content-service/src/testing/postgres-server.ts'
import { findClock } from '../hardening/faults/clock.ts'
import { findRedis } from '../site/testing/redis-server.ts'
import { findOrInstallBrowser } from './browser.ts'
import { buildWhatIsNotBuilt } from './builds.ts'
import { installDebianPackage } from './debian.ts'
import { root } from './services.ts'

/** Every check of the repository in the order in which a failure is cheapest to learn; the last line counts them all. */

type Count = { passed: number; failed: number; skipped: number }

const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const journeyReport = join(results, 'journeys.json')

const steps = {
  lint: () => countOfOne(run(['run', 'lint'])),
  types: () => countOfOne(run(['run', 'types'])),
  unit: async () => {
    await buildWhatIsNotBuilt()
    // Without them the tests on PostgreSQL, on Redis and of a clock that is set are skipped by name, or fail in a pipeline.
    if (!findPostgres()) installDebianPackage('postgresql')
    if (!findRedis()) installDebianPackage('redis-server')
    if (!findClock()) installDebianPackage('libfaketime')
    const isGreen = run([
      'exec',
      '--',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      // Vitest keeps one core for itself; much of the integration suite waits for disks and timers.
      `--maxWorkers=${availableParallelism()}`,
    ])
    return withExit(isGreen, unitCount())
  },
  journeys: async () => {
    await buildWhatIsNotBuilt()
    const isGreen = run(['run', 'journeys', '-w', '@niaga/e2e'], {
      CHROMIUM_PATH: findOrInstallBrowser(),
      JOURNEY_REPORT: journeyReport,
    })
    return withExit(isGreen, journeyCount())
  },
} as const satisfies Record<string, () => Count | Promise<Count>>

type Step = keyof typeof steps

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(steps)
const unknown = chosen.find((name) => !isStep(name))
if (unknown) {
  console.error(`There is no step "${unknown}"; the steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const name of chosen.filter(isStep)) {
  console.log(`\n── ${name} ──`)
  const count = await attempt(steps[name])
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function isStep(name: string): name is Step {
  return name in steps
}

async function attempt(step: () => Count | Promise<Count>): Promise<Count> {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
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

function countOfOne(isGreen: boolean): Count {
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 }
}

/** A runner that ended badly without naming a failed test has failed all the same. */
function withExit(isGreen: boolean, count: Count): Count {
  return isGreen || count.failed > 0 ? count : { ...count, failed: 1 }
}

function unitCount(): Count {
  const report = readReport(unitReport)
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }
}

function journeyCount(): Count {
  const { stats } = readReport(journeyReport) as { stats?: object }
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  }
}

function readReport(path: string): object {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function numberAt(report: object | undefined, field: string): number {
  return Number(Object.entries(report ?? {}).find(([name]) => name === field)?.[1] ?? 0)
}
