import { spawnSync } from 'node:child_process'
import { root } from './services.ts'

/** Checks the types of the root's scripts, then of every workspace with that workspace's settings. */
const commands = [
  ['exec', '--', 'tsc', '--noEmit'],
  ['run', 'types', '--workspaces'],
]

for (const args of commands) {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
