import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs, parseEnv } from 'node:util'
import { type Finding, ok, problem, warning } from '../server-kit/src/doctor/finding.ts'
import { root } from './services.ts'

/**
 * `npm run doctor` reports faults of an installation and their remedies, one line for each check. It reads the settings of
 * the systemd units (deploy/), or else the variables that `npm start` would pass to the services, and changes nothing.
 */

type Variables = Record<string, string | undefined>
type Service = 'content' | 'site'

const files: Record<Service, string> = {
  content: '/etc/niaga/content.env',
  site: '/etc/niaga/site.env',
}
/** Variables that the units set beside their files. */
const ofUnits: Record<Service, Variables> = {
  content: { DEPLOYMENT: 'production', DATA_DIR: '/var/lib/niaga' },
  site: { DEPLOYMENT: 'production', CACHE_DIR: '/var/cache/niaga' },
}
/** All checks run together, each for at most 20 s; the rest is for loading the programs on a slow machine. */
const checksTimeoutMs = 120_000
const unitBackups = '/var/lib/niaga-backups'

/** The account of each service, the owner of its folder: checks by root could write everywhere. */
const owners: Partial<Record<Service, { uid: number; gid: number }>> = {}
const findings: Finding[] = []
const secrets = new Set<string>()

const { content, site, backups } = readOptions()
for (const variables of [content, site]) recordSecrets(variables)
findings.push(checkNode(), checkClock())
if (content && site) findings.push(...compareSettings(content, site))
const checks = [
  content && checkService('content', content, backups === null ? [] : [backups]),
  site && checkService('site', site, []),
]
for (const check of checks) findings.push(...((await check) || []))

const width = Math.max(...findings.map(({ subject }) => subject.length))
for (const { level, subject, text } of findings) {
  console.log(`${level.padEnd(7)}  ${subject.padEnd(width)}  ${withoutSecrets(text)}`)
}
const count = (level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length
console.log(`\n${count('ok')} ok, ${count('warning')} warnings, ${count('error')} errors`)
process.exitCode = count('error') > 0 ? 1 : 0

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'string' },
        site: { type: 'string' },
        backups: { type: 'string' },
      },
    })
    const hasOptions = values.content !== undefined || values.site !== undefined
    const files = hasOptions
      ? { content: values.content, site: values.site }
      : { content: installed('content'), site: installed('site') }
    if (!files.content && !files.site) {
      return { ...getStartVariables(), backups: values.backups ?? null }
    }
    const folder = values.backups ?? (files.content && existsSync(unitBackups) ? unitBackups : null)
    return {
      content: files.content === undefined ? null : readFile('content', files.content),
      site: files.site === undefined ? null : readFile('site', files.site),
      backups: folder,
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function installed(service: Service): string | undefined {
  return existsSync(files[service]) ? files[service] : undefined
}

function readFile(service: Service, file: string): Variables {
  const subject = `File ${file}`
  const isPublic = (statSync(file).mode & 0o004) !== 0
  const folder = Object.values(ofUnits[service]).find((value) => value?.startsWith('/')) ?? file
  if (process.getuid?.() === 0 && existsSync(folder)) owners[service] = statSync(folder)
  const text = `Every account of this machine can read its secrets: chmod o-r ${file}`
  if (isPublic) findings.push({ subject, ...warning(text) })
  return { ...ofUnits[service], ...parseEnv(readFileSync(file, 'utf8')) }
}

/** Returns the same variables as scripts/run-together.ts. */
function getStartVariables(): Record<Service, Variables> {
  const { env } = process
  const sitePort = env.SITE_PORT || '3000'
  const contentPort = env.CONTENT_PORT || '4000'
  const origin = `http://127.0.0.1:${sitePort}`
  // Without it `npm start` generates a secret, which only the two running services have.
  const purgeUrl = env.PURGE_SECRET ? `${origin}/-/purge` : undefined
  return {
    content: {
      DATA_DIR: join(root, 'content-service/data'),
      ...env,
      SITE_ORIGIN: origin,
      SITE_PURGE_URLS: purgeUrl,
      PORT: contentPort,
    },
    site: {
      ...env,
      SITE_ORIGIN: origin,
      CONTENT_HOST: `http://127.0.0.1:${contentPort}`,
      PORT: sitePort,
    },
  }
}

function checkNode(): Finding {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const [, range = '', major] = /"node": "(>=(\d+)[^"]*)"/.exec(manifest) ?? []
  const subject = 'Node'
  const { version } = process
  if (process.versions.node.split('.')[0] === major)
    return { subject, ...ok(`${version} is supported.`) }
  return {
    subject,
    ...problem(`${version} is not supported: ${range} is required. Use node_modules/.bin/node.`),
  }
}

/** The other lines name a clock that differs from this machine's; this one is about the machine's own. */
function checkClock(): Finding {
  const subject = 'Clock'
  const args = ['show', '--property=NTPSynchronized', '--value']
  const isSynchronised = spawnSync('timedatectl', args, { encoding: 'utf8' }).stdout?.trim()
  if (isSynchronised === 'yes') return { subject, ...ok('NTP sets the clock of this machine.') }
  if (isSynchronised === 'no') {
    return {
      subject,
      ...warning('Nothing sets the clock of this machine: timedatectl set-ntp true'),
    }
  }
  return {
    subject,
    ...ok('Without systemd only the clocks of others are compared, on their lines.'),
  }
}

/** Checks settings that are valid in each file, but must match the other one. */
function compareSettings(ofContent: Variables, ofSite: Variables): Finding[] {
  const subject = 'Both settings'
  const differs = (name: string) => Boolean(ofContent[name]) && ofContent[name] !== ofSite[name]
  if (differs('PURGE_SECRET')) {
    const text = 'PURGE_SECRET differs: the site rejects every purge message. Set the same in both.'
    return [{ subject, ...problem(text) }]
  }
  if (differs('SITE_ORIGIN') && ofSite.SITE_ORIGIN) {
    const text = 'SITE_ORIGIN differs: links and previews of the admin lead elsewhere.'
    return [{ subject, ...warning(text) }]
  }
  return [{ subject, ...ok('They match.') }]
}

/** Runs the service's own checks with its variables and none of this shell's. */
async function checkService(
  service: Service,
  variables: Variables,
  args: readonly string[],
): Promise<Finding[]> {
  const { PATH, HOME } = process.env
  const folder = service === 'content' ? 'content-service' : service
  const { uid, gid } = owners[service] ?? {}
  const child = spawn(process.execPath, ['cli/doctor.ts', ...args], {
    ...(uid !== undefined && gid !== undefined && { uid, gid }),
    cwd: join(root, folder),
    env: { PATH, HOME, ...variables, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: checksTimeoutMs,
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const subject = `Checks of ${folder}`
  if (code !== 0) return [{ subject, ...problem('The checks exited early; the reason is above.') }]
  return JSON.parse(printed)
}

/** Collects secrets, because messages of other programs may repeat them. */
function recordSecrets(variables: Variables | null): void {
  for (const [name, value = ''] of Object.entries(variables ?? {})) {
    if (/SECRET|PASSWORD|TOKEN|KEY/.test(name)) secrets.add(value)
    const url = URL.parse(value)
    if (url?.password) secrets.add(url.password).add(decodeURIComponent(url.password))
  }
}

function withoutSecrets(text: string): string {
  // A value of two letters would occur in every sentence.
  return [...secrets]
    .filter((secret) => secret.length > 3)
    .reduce((line, secret) => line.replaceAll(secret, '…'), text)
}
