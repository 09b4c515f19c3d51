import { execFileSync, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findPostgres } from '../../../content-service/src/testing/postgres-server.ts'
import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { findRedis } from '../../../site/testing/redis-server.ts'
import { buildCommit } from '../../support/build-commit.ts'
import { findNginx } from '../../support/nginx.ts'
import { findClock } from '../faults/clock.ts'
import { machines, type Programs, startCluster } from './cluster.ts'
import { faults } from './faults.ts'
import { findFormerRelease } from './former-release.ts'
import { ip, openSwitch } from './network.ts'
import { runFaults } from './run-faults.ts'

/**
 * Runs three sites, two content services, PostgreSQL with a synchronous standby, Redis, an S3 server and nginx, each on
 * its own machine (a network namespace, so root on Linux). Visitors read and write, and an editor saves, while one part
 * after another fails: `npm run test:cluster`, or with part of a fault's name `npm run test:cluster -- Redis`. Before
 * that, both services are upgraded from the release before the newest migration, which is built from git's history.
 */

const { values, positionals } = parseArgs({
  options: {
    inside: { type: 'string' },
    former: { type: 'string' },
    'no-former': { type: 'string' },
  },
  allowPositionals: true,
})
const selection = faults.filter(({ name }) => name.includes(positionals[0] ?? ''))
if (values.inside) await runInside(values.inside)
else await runOutside()

/** Creates the namespaces, and runs this program in the visitors' namespace, which is also the switch. */
async function runOutside(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error('The cluster needs network namespaces: run it as root on Linux.')
    process.exit(1)
  }
  await buildWhatIsNotBuilt()
  // Ctrl-C ends the inner program or the build; this process must still clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  await using folder = temporaryFolder()
  const former = selection.some((fault) => fault.former) ? prepareFormer(folder.path) : []
  const prefix = `niaga${process.pid}`
  const namespaces = ['visitors', ...Object.keys(machines)].map((name) => `${prefix}-${name}`)
  try {
    for (const namespace of namespaces) ip('netns', 'add', namespace)
    const { status } = spawnSync(
      'ip',
      [
        ...['netns', 'exec', `${prefix}-visitors`, process.execPath, import.meta.filename],
        ...['--inside', prefix, ...former, ...positionals],
      ],
      { stdio: 'inherit' },
    )
    process.exitCode = status ?? 1
  } finally {
    for (const namespace of namespaces) {
      endProcesses(namespace)
      ip('netns', 'del', namespace)
    }
  }
}

/** Builds the previous release in a folder, and returns the arguments that name it, or the reason why there is none. */
function prepareFormer(folder: string): string[] {
  const release = findFormerRelease()
  if ('reason' in release) return ['--no-former', release.reason]
  buildCommit(release.commit, folder)
  console.log(`It does not know ${release.lacks.join(', ')}.`)
  return ['--former', folder]
}

/** Ends processes that a failed start of the cluster has left running. */
function endProcesses(namespace: string): void {
  const pids = execFileSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' }).split('\n')
  for (const pid of pids.filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

function findPrograms(): Programs {
  const tools = {
    postgres: findPostgres() ?? (installDebianPackage('postgresql') ? findPostgres() : null),
    redis: findRedis() ?? (installDebianPackage('redis-server') ? findRedis() : null),
    nginx: findNginx() ?? (installDebianPackage('nginx') ? findNginx() : null),
    clock: findClock() ?? (installDebianPackage('libfaketime') ? findClock() : null),
  }
  const { postgres, redis, nginx, clock } = tools
  if (postgres === null || redis === null || nginx === null || clock === null) {
    const missing = Object.entries(tools).filter(([, path]) => path === null)
    throw new Error(`Not installed: ${missing.map(([name]) => name).join(', ')}.`)
  }
  return { postgres, redis, nginx, clock }
}

async function runInside(prefix: string): Promise<void> {
  const programs = findPrograms()
  openSwitch()
  await using folder = temporaryFolder()
  // PostgreSQL runs as another user, who needs access to its subfolder.
  execFileSync('chmod', ['755', folder.path])
  const { former, 'no-former': reason } = values
  const startsFormer = selection[0]?.former === 'all copies'
  const cluster = await startCluster({
    programs,
    prefix,
    folder: folder.path,
    former,
    startsFormer,
  })
  try {
    const { lines, isGood } = await runFaults(cluster, selection, reason)
    console.log(`\n${lines.join('\n')}`)
    process.exitCode = isGood ? 0 : 1
  } finally {
    await cluster.stop()
  }
}
