import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unknownMigrations } from '../../../content-service/src/platform/database/unknown-migrations.ts'
import { root } from '../../../scripts/services.ts'

/** The commit before the newest migration, and the schema that its code therefore lacks. */
export type FormerRelease = { commit: string; lacks: readonly string[] }

const migrations = 'content-service/src/platform/database/migrations/postgres'

/** Returns the newest release whose schema the current one expands, or the reason why there is none. */
export function findFormerRelease(): FormerRelease | { reason: string } {
  const names = readdirSync(join(root, migrations)).flatMap(migrationIn)
  const newest = names.sort().at(-1)
  const file = `${migrations}/${newest}.ts`
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
  // In a shallow clone every file seems to be added in the first commit, which has no parent.
  const commit = added && git('rev-parse', '--verify', '--quiet', `${added}^`)
  if (!commit) return { reason: `git has no commit from before ${newest} here` }
  const former = git('ls-tree', '--name-only', commit, `${migrations}/`).split('\n')
  const { expanding, breaking } = unknownMigrations(names, former.flatMap(migrationIn))
  if (breaking[0]) return { reason: `${breaking[0]} does more than expand the schema` }
  return { commit, lacks: expanding }
}

function migrationIn(path: string): string[] {
  return path.match(/\d+_\d+_\w+(?=\.ts$)/) ?? []
}

/** Returns git's output, or an empty text if git fails, as in a release without history. */
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
