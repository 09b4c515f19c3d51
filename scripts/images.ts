import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type ServiceName } from './services.ts'

/** The image that deploy/containers/debian-base.sh makes. */
export const debianBase = 'localhost/niaga-base'

/** Builds reach the registry through proxies whose certificates only this machine knows. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

export type ImageOptions = {
  /** An image with Node 24 and npm; left out, the one that the Containerfile names. */
  base?: string | undefined
  /** Where the tag is made. */
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
 * Builds the image of a service, labelled with the commit that it was built from.
 *
 * @returns its name
 * @throws {Error} when the build fails; its output has been shown
 */
export function buildImage(
  builder: 'podman' | 'docker',
  service: ServiceName,
  options: ImageOptions = {},
): string {
  const { base, registry = 'localhost', version = packageVersion(), env = process.env } = options
  const name = `${registry}/niaga-${service}`
  const args = ['build', '--file', `deploy/containers/${service}.Containerfile`]
  // Podman's own format has no health checks.
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

/** Makes the base from Debian's packages, with the Node of this checkout. */
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

/** The commit of this checkout, `null` where a file differs from it or git is missing: a label would be wrong. */
function cleanCommit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const status = git('status', '--porcelain')
  if (status.status !== 0 || status.stdout !== '') return null
  return git('rev-parse', 'HEAD').stdout.trim()
}
