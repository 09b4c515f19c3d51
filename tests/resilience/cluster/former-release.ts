import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { unknownMigrations } from '../../../content-service/src/platform/database/unknown-migrations.ts'
import { root } from '../../../scripts/services.ts'

/** The commit before the newest migration, and what its code therefore does not know. */
export type FormerRelease = { commit: string; lacks: readonly string[] }

const migrations = 'content-service/src/platform/database/migrations/postgres'

/** Two cores need a minute for both services; this is for cores that are busy with much else. */
const buildLimitMs = 1_800_000
/** A minute from npm's cache; this is for a slow registry. */
const installLimitMs = 600_000

/** The newest release that the present one expands, or why there is none to upgrade from. */
export function findFormerRelease(): FormerRelease | { reason: string } {
  const known = readdirSync(join(root, migrations)).flatMap(migrationIn)
  const newest = known.sort().at(-1)
  const file = `${migrations}/${newest}.ts`
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
  // A shallow clone seems to add every file in its first commit, which has no parent.
  const commit = added && git('rev-parse', '--verify', '--quiet', `${added}^`)
  if (!commit) return { reason: `git has no commit from before ${newest} here` }
  const former = git('ls-tree', '--name-only', commit, `${migrations}/`).split('\n')
  const { expanding, breaking } = unknownMigrations(known, former.flatMap(migrationIn))
  if (breaking[0]) return { reason: `${breaking[0]} does more than expand the schema` }
  return { commit, lacks: expanding }
}

/** Puts the code of a commit into an empty folder, with packages of its own, and builds both services. */
export function buildFormerRelease({ commit }: FormerRelease, folder: string): void {
  // A clone that shares the objects of this one leaves nothing behind in it, as a worktree would.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder })
  console.log(`Preparing the release before, ${commit.slice(0, 8)} …`)
  // npm leaves out packages that ask for a newer Node than the one that runs it.
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
  const own = { cwd: folder, env: { ...process.env, PATH }, stdio: 'inherit' } as const
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', install, { ...own, timeout: installLimitMs })
  execFileSync('npm', ['run', '--silent', 'build'], { ...own, timeout: buildLimitMs })
}

function migrationIn(path: string): string[] {
  return path.match(/\d+_\d+_\w+(?=\.ts$)/) ?? []
}

/** What git prints; nothing where it fails, as in a release without history. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
