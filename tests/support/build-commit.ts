import { execFileSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { root } from '../../scripts/services.ts'

/** Two cores need a minute for both services; the limit allows for busy cores. */
const buildLimitMs = 1_800_000
/** Installation takes a minute from npm's cache; the limit allows for a slow registry. */
const installLimitMs = 600_000

/** Copies the code of a commit into an empty folder with its own packages, and builds both services. */
export function buildCommit(commit: string, folder: string): void {
  // A clone that shares this repository's objects leaves nothing behind in it, unlike a worktree.
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder })
  console.log(`Building ${commit.slice(0, 8)} …`)
  // npm omits packages that require a newer Node than it runs on.
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
  const options = { cwd: folder, env: { ...process.env, PATH }, stdio: 'inherit' } as const
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', install, { ...options, timeout: installLimitMs })
  execFileSync('npm', ['run', '--silent', 'build'], { ...options, timeout: buildLimitMs })
}
