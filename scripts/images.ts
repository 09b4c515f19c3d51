import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type ServiceName } from './services.ts'

/** The image that deploy/containers/debian-base.sh builds. */
export const debianBase = 'localhost/niaga-base'

/** Builds reach the registry through proxies whose certificates exist only on this machine. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

export type ImageOptions = {
  /** An image with Node 24 and npm; by default the Containerfile's. */
  base?: string | undefined
  /** The registry in the image's tag. */
  registry?: string
  version?: string
  env?: NodeJS.ProcessEnv
}

/** The program that builds images: Podman, or else Docker. */
export function findBuilder(): 'podman' | 'docker' | null {
  const isThere = (name: string) => spawnSync(name, ['--version']).status === 0
  return isThere('podman') ? 'podman' : isThere('docker') ? 'docker' : null
}

/**
 * Builds the image of a service, labelled with its commit.
 *
 * @returns its name
 * @throws {Error} when the build fails; its output has been printed
 */
export function buildImage(
  builder: 'podman' | 'docker',
  service: ServiceName,
  options: ImageOptions = {},
): string {
  const { base, registry = 'localhost', version = packageVersion(), env = process.env } = options
  const name = `${registry}/niaga-${service}`
  const args = ['build', '--file', 'deploy/containers/Containerfile', '--target', service]
  args.push('--build-arg', `SERVICE=${service}`)
  // Podman's own format does not support health checks.
  if (builder === 'podman') args.push('--format', 'docker')
  if (base) args.push('--build-arg', `BASE=${base}`)
  if (builder === 'podman' && existsSync(certificates)) {
    args.push('--volume', `${certificates}:${certificates}:ro`)
    args.push('--build-arg', `NODE_EXTRA_CA_CERTS=${certificates}`)
  }
  args.push('--label', `org.opencontainers.image.version=${version}`)
  const commit = cleanCommit()
  if (commit) args.push('--label', `org.opencontainers.image.revision=${commit}`)
  args.push('--tag', `${name}:${version}`, '--tag', `${name}:latest`, '.')
  execFileSync(builder, args, { cwd: root, env, stdio: 'inherit' })
  return `${name}:${version}`
}

/** Builds the base image from Debian's packages, with this checkout's version of Node. */
export function buildDebianBase(
  env: NodeJS.ProcessEnv = process.env,
  name = debianBase,
  packages: readonly string[] = [],
): void {
  const script = 'deploy/containers/debian-base.sh'
  execFileSync('sh', [script, root, name, ...packages], { cwd: root, env, stdio: 'inherit' })
}

function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return version
}

/** Returns the commit of this checkout, or `null` if a file differs from it or git is missing: a label would be wrong. */
function cleanCommit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const status = git('status', '--porcelain')
  if (status.status !== 0 || status.stdout !== '') return null
  return git('rev-parse', 'HEAD').stdout.trim()
}
