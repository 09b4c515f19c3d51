import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'

/** Whether this machine has Podman and the tools to build a base image, and this process may use them. */
export function canRunContainers(): boolean {
  const hasPrograms = [
    ['podman', '--version'] as const,
    ['mmdebstrap', '--version'] as const,
  ].every(([program, ...args]) => spawnSync(program, args).status === 0)
  return hasPrograms && process.getuid?.() === 0
}

/** Longer than a start on a busy machine. */
const commandLimitMs = 180_000
const maxBuffer = 64 * 1024 * 1024

export type Podman = AsyncDisposable & {
  /** The environment for programs that start Podman themselves. */
  env: NodeJS.ProcessEnv
  /** Runs a command, and returns its output. */
  run: (...args: string[]) => string
  /** Like `run`, without waiting for the command. */
  begin: (...args: string[]) => Promise<string>
  succeeds: (...args: string[]) => boolean
  /** Returns the address of a container, or of the pod of that name. */
  getAddress: (name: string) => string
}

/**
 * Opens Podman with limits that an unprivileged machine can set too, and with runc if installed: by default it prefers
 * crun, which does not run on a kernel with control groups of both versions.
 */
export function openPodman(): Podman {
  const { path: folder, remove } = temporaryFolder()
  const config = join(folder, 'containers.conf')
  const limits = '[containers]\ndefault_ulimits = ["nofile=16384:16384", "nproc=4096:4096"]\n'
  const hasRunc = spawnSync('runc', ['--version']).status === 0
  writeFileSync(config, limits + (hasRunc ? '[engine]\nruntime = "runc"\n' : ''))
  const env = { ...process.env, CONTAINERS_CONF: config }
  const options = { env, encoding: 'utf8', timeout: commandLimitMs, maxBuffer } as const
  const run = (...args: string[]) =>
    execFileSync('podman', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  return {
    env,
    run,
    begin: async (...args) => (await promisify(execFile)('podman', args, options)).stdout.trim(),
    succeeds: (...args) => spawnSync('podman', args, options).status === 0,
    getAddress: (name) => {
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
      const isPod = spawnSync('podman', ['pod', 'exists', name], options).status === 0
      const holder = isPod ? run('pod', 'inspect', name, '--format', '{{.InfraContainerID}}') : name
      return run('inspect', holder, '--format', format)
    },
    [Symbol.asyncDispose]: remove,
  }
}
