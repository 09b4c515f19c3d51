import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../scripts/services.ts'
import { isLongRun } from '../../server-kit/src/testing/long-run.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { canRunContainers, openPodman, type Podman } from './podman.ts'

// Runs a Debian machine with only systemd in a container: deploy/install.sh sets it up, upgrades it to a release with
// another schema and to a release that does not start, and rolls it back.

const runs = isLongRun && canRunContainers()
const onMachine = test.skipIf(!runs)
if (isLongRun && !runs) {
  console.log('No machine is installed: that needs root, Podman and mmdebstrap.')
}

const image = 'localhost/niaga-test-machine'
const machine = `niaga-machine-${process.pid}`
const prepareLimitMs = 1_200_000
const commandLimitMs = 600_000

const site = 'www.contoh.example'
const admin = 'isi.contoh.example'
const names = ['--site', site, '--content', admin, '--email', 'redaksi@contoh.example']
const certificate = ['--certificate', '/media/certificate.pem', '--key', '/media/key.pem']
const expansion = '29991231_000000_expand_hours'
const migrations = 'content-service/src/platform/database/migrations/postgres'

const { path: folder, remove: removeFolder } = temporaryFolder()
let podman: Podman

beforeAll(async () => {
  if (!runs) return
  podman = openPodman()
  if (!podman.succeeds('image', 'exists', image)) buildMachine()
  createCertificate()
  const first = createRelease('1.0.0')
  const second = createRelease('1.1.0', first)
  addMigration(second, expansion, 'ADD COLUMN "hours" integer DEFAULT 8 NOT NULL')
  const broken = createRelease('1.2.0', second)
  replaceIn(join(broken, 'content-service/cli/start.ts'), /^/, "throw new Error('Is broken.')\n")
  const contracting = createRelease('2.0.0', second)
  addMigration(contracting, '29991231_000001_no_note', 'DROP COLUMN "hours"')
  podman.run(
    ...['run', '--detach', '--name', machine, '--privileged', '--systemd=always'],
    ...['--volume', `${folder}:/media:ro`, image, '/sbin/init'],
  )
  // Fails until systemd has created its socket, and then waits until the machine has started.
  await vi.waitFor(() => run('systemctl', 'is-system-running', '--wait'), {
    timeout: 60_000,
    interval: 500,
  })
}, prepareLimitMs)

afterAll(async () => {
  if (!runs) return
  podman.succeeds('rm', '--force', '--volumes', '--time', '0', machine)
  await podman[Symbol.asyncDispose]()
  await removeFolder()
})

onMachine.for([
  [
    ['install', '--site', site, '--email', 'redaksi@contoh.example'],
    'Name the host of the admin: ',
  ],
  [['install', ...names, '--content', site], 'The site and the admin need a host name each.'],
  [['install', ...names, '--key', '/media/key.pem'], 'Name both files of the certificate: '],
  [['install', ...names, '--certificate', '/x', '--key', '/x'], 'The file /x cannot be read.'],
  [['upgrade', '--built'], 'Nothing is installed: install.sh install'],
  [['rollback'], 'There is no previous release.'],
  [['destroy'], 'As root:'],
] as const)('rejects %j with one sentence, and changes nothing', ([args, sentence]) => {
  const { status, stdout, stderr } = install('1.0.0', ...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.startsWith(sentence)).toBe(true)
  expect(inMachine('ls', '/etc/niaga', '/srv/niaga').status).not.toBe(0)
})

onMachine('stops where a port is taken', () => {
  const listen =
    'use IO::Socket::INET; my $s = IO::Socket::INET->new(LocalPort => 443, Listen => 1)'
  inMachine('systemd-run', '--unit=taken', 'perl', '-e', `${listen}; sleep 600`)
  try {
    const { status, stderr } = install('1.0.0', 'install', ...names, ...certificate, '--built')
    expect([status, stderr]).toEqual([1, 'Port 443 is in use; stop the program that uses it.\n'])
  } finally {
    inMachine('systemctl', 'stop', 'taken')
  }
})

onMachine('stops where a release has no room', () => {
  run('mount', '-t', 'tmpfs', '-o', 'size=100m', 'none', '/srv')
  try {
    const { status, stderr } = install('1.0.0', 'install', ...names, ...certificate, '--built')
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^A release needs 2500 MB, and /)])
  } finally {
    run('umount', '/srv')
  }
})

onMachine('stops where a build has no memory', () => {
  writeFileSync(join(folder, 'meminfo'), 'MemAvailable: 512000 kB\nSwapFree: 0 kB\n')
  run('mount', '--bind', '/media/meminfo', '/proc/meminfo')
  try {
    const { status, stderr } = install('1.0.0', 'install', ...names, ...certificate)
    const sentence =
      /^A build needs 2000 MB of memory, and 500 MB are free: add swap, or use --built\./
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
  } finally {
    run('umount', '/proc/meminfo')
  }
})

onMachine(
  'installs a machine that serves the site, stores an enquiry and is backed up',
  () => {
    succeed(install('1.0.0', 'install', ...names, ...certificate, '--built'))
    expect(ask('/en/kontak')).toContain('<html lang="en"')
    expect(enquire('Sari')).toContain('Pesan berhasil dikirim!')
    expect(messages()).toEqual(['Sari'])
    expect(run('stat', '-c', '%a %U', '/etc/niaga/content.env', '/etc/niaga/site.env')).toBe(
      '600 root\n600 root',
    )
    expect(journal()).toContain('First editor: redaksi@contoh.example')
    for (const unit of ['niaga-backup', 'niaga-backup-verify']) {
      expect(run('systemctl', 'is-active', `${unit}.timer`)).toBe('active')
      run('systemctl', 'start', unit)
    }
    expect(run('journalctl', '--unit=niaga-backup-verify', '-o', 'cat')).toContain(
      'can be restored',
    )
  },
  commandLimitMs,
)

onMachine(
  'passes a backup to the hook, and gives notice of one that fails',
  () => {
    writeHook('after-backup', 'cp "$1" /var/lib/niaga-backups/copy')
    writeHook('on-failure', 'echo "noticed $1"')
    run('systemctl', 'start', 'niaga-backup')
    const newest = 'cmp /var/lib/niaga-backups/copy /var/lib/niaga-backups/niaga-?.tar.gz'
    run('sh', '-c', newest)
    writeHook('after-backup', 'exit 1')
    expect(inMachine('systemctl', 'start', 'niaga-backup').status).not.toBe(0)
    const notice = () => run('journalctl', '--unit=niaga-failed@*', '--output=cat')
    expect(notice()).toContain('noticed niaga-backup.service')
    run('rm', '/etc/niaga/after-backup', '/etc/niaga/on-failure')
    run('systemctl', 'reset-failed')
  },
  commandLimitMs,
)

onMachine(
  'installs nothing twice',
  () => {
    const before = state()
    succeed(install('1.0.0', 'install', ...names, ...certificate, '--built'))
    expect(state()).toEqual(before)
  },
  commandLimitMs,
)

onMachine(
  'upgrades to a release with another schema, after a backup, without a failed view, and keeps the enquiry',
  () => {
    succeed(underVisitors(() => install('1.1.0', 'upgrade', '--built')))
    expect(versions()).toEqual(['1.1.0', '1.1.0'])
    expect(messages('name, hours')[0]).toBe('Sari|8')
    expect(enquire('Rani')).toContain('Pesan berhasil dikirim!')
    expect(run('ls', '/var/lib/niaga-backups')).toContain('niaga-before-1.1.0.tar.gz')
  },
  commandLimitMs,
)

onMachine(
  'goes back by itself when a release does not start',
  () => {
    const { status, stderr } = install('1.2.0', 'upgrade', '--built')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'Version 1.2.0 did not become healthy (journalctl -u niaga-content: Error: Is broken.); version 1.1.0 runs again.\n',
    )
    expect(versions()).toEqual(['1.1.0', '1.1.0'])
    expect(ask('/kontak')).toContain('<html lang="id"')
  },
  commandLimitMs,
)

onMachine('asks before an upgrade without a way back', () => {
  const { status, stderr } = install('2.0.0', 'upgrade', '--built')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /can be undone only from the backup.*29991231_000001_no_note: repeat with --contract/,
  )
})

onMachine(
  'rolls back onto the schema of the newer release, without a failed view, with every enquiry',
  () => {
    succeed(underVisitors(() => install('1.1.0', 'rollback')))
    expect(versions()).toEqual(['1.0.0', '1.0.0'])
    expect(journal()).toContain(`has added to the database (${expansion})`)
    expect(ask('/en/kontak')).toContain('<html lang="en"')
    expect(enquire('Dewi')).toContain('Pesan berhasil dikirim!')
    expect(people('name, hours')).toEqual(['Sari|8', 'Rani|8', 'Dewi|8'])
  },
  commandLimitMs,
)

onMachine(
  'upgrades without a way back when told to, and then refuses to go back',
  () => {
    succeed(install('2.0.0', 'upgrade', '--built', '--contract'))
    expect(versions()).toEqual(['2.0.0', '2.0.0'])
    const { status, stderr } = install('2.0.0', 'rollback')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Version 1\.0\.0 cannot serve a database with the migrations /)
    expect(people()).toEqual(['Sari', 'Rani', 'Dewi'])
  },
  commandLimitMs,
)

/** Builds a machine like a fresh Debian installation, with fewer packages. */
function buildMachine(): void {
  const archive = join(folder, 'machine.tar')
  const args = ['--quiet', '--mode=root', '--variant=apt', '--include=systemd systemd-sysv dbus']
  execFileSync('mmdebstrap', [...args, 'bookworm', archive], { stdio: 'inherit' })
  podman.run('import', '--quiet', archive, image)
  rmSync(archive)
}

function createCertificate(): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${site}`, '-keyout', join(folder, 'key.pem')],
      ...['-out', join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  )
}

/**
 * Creates a built checkout of this version of the product under another number, with its production packages.
 *
 * @param like a release whose packages and migrations it shares; if omitted, they are installed
 */
function createRelease(version: string, like?: string): string {
  const release = join(folder, version)
  mkdirSync(release)
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of tracked.split('\0').filter(Boolean)) {
    if (existsSync(join(root, file))) copy(file, root, release)
  }
  if (like) copy(migrations, like, release)
  for (const built of ['site/build', 'content-service/.next']) copy(built, root, release)
  if (like) {
    for (const owner of ['.', 'contract', 'server-kit', 'content-service', 'site']) {
      const modules = join(like, owner, 'node_modules')
      if (existsSync(modules)) execFileSync('cp', ['-al', modules, join(release, owner)])
    }
  } else {
    const options = { cwd: release, stdio: 'inherit' } as const
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline'], options)
    execFileSync('sh', ['deploy/containers/drop-unused.sh'], options)
  }
  for (const file of ['package.json', 'server-kit/package.json']) {
    replaceIn(join(release, file), /"version": "[^"]+"/, `"version": "${version}"`)
  }
  return release
}

function copy(path: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true })
  cpSync(join(from, path), join(to, path), { recursive: true, verbatimSymlinks: true })
}

function addMigration(release: string, name: string, change: string): void {
  writeFileSync(
    join(release, migrations, `${name}.ts`),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`ALTER TABLE "messages" ${change};\`)
}
export async function down(): Promise<void> {}
`,
  )
  const index = join(release, migrations, 'index.ts')
  const variable = `migration_${name}`
  replaceIn(index, /^/, `import * as ${variable} from './${name}.ts'\n`)
  replaceIn(
    index,
    /\];\s*$/,
    `  { up: ${variable}.up, down: ${variable}.down, name: '${name}' },\n];\n`,
  )
}

function replaceIn(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(pattern)
  writeFileSync(
    file,
    before.replace(pattern, () => text),
  )
}

function install(version: string, ...args: readonly string[]) {
  return inMachine(`/media/${version}/deploy/install.sh`, ...args)
}

function inMachine(...command: readonly string[]) {
  const options = { env: podman.env, encoding: 'utf8', timeout: commandLimitMs } as const
  return spawnSync('podman', ['exec', machine, ...command], options)
}

function run(...command: readonly string[]): string {
  return succeed(inMachine(...command))
}

/** Returns the output of a command, which must have succeeded. */
function succeed({ status, stdout, stderr }: ReturnType<typeof inMachine>): string {
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return stdout.trim()
}

/** Sends a visitor's request through nginx. */
function ask(path: string, ...more: readonly string[]): string {
  const address = `https://${site}${path}`
  const resolve = ['--resolve', `${site}:443:127.0.0.1`]
  return run('curl', '--silent', '--fail', '--insecure', ...resolve, ...more, address)
}

/** Visitors who read 20 pages and data files a second and send an enquiry every seven seconds, until they are stopped. */
const visitors = `
import { request } from 'node:https'
const seen = {}
let sent = 0
const count = (result) => { seen[result] = (seen[result] ?? 0) + 1 }
function ask(path, body) {
  const headers = { Host: '${site}', Origin: 'https://${site}', ...(body && { 'Content-Type': 'application/x-www-form-urlencoded' }) }
  const options = { host: '127.0.0.1', servername: '${site}', rejectUnauthorized: false, path, headers, method: body ? 'POST' : 'GET' }
  request(options, (response) => response.resume().on('end', () => count((body ? 'sent ' : '') + response.statusCode))).on('error', ({ code }) => count(code)).end(body)
}
const paths = ['/', '/en', '/kontak', '/produk', '/alat', '/blog']
const reading = setInterval(() => ask(paths[Math.floor(Math.random() * paths.length)]), 50)
const writing = setInterval(() => ask('/kontak', 'name=Visitor+' + (sent += 1) + '&email=a%40contoh.example&message=' + Math.random()), 7000)
process.once('SIGTERM', () => {
  clearInterval(reading)
  clearInterval(writing)
  setTimeout(() => { console.log(JSON.stringify({ sent, seen })); process.exit() }, 20_000)
})
`

/** Runs work while visitors read and write, none of whom may see a failure. */
function underVisitors<Result>(work: () => Result): Result {
  const unit = `visitors-${Date.now()}`
  const node = '/media/1.0.0/node_modules/.bin/node'
  const before = messages().length
  writeFileSync(join(folder, 'visitors.mjs'), visitors)
  run('systemd-run', `--unit=${unit}`, '--property=TimeoutStopSec=40', node, '/media/visitors.mjs')
  const result = work()
  run('systemctl', 'stop', unit)
  const line = run('journalctl', `--unit=${unit}`, '--output=cat', '--grep=seen')
  const { sent, seen } = JSON.parse(line)
  console.log(line)
  expect(seen).toEqual({ 200: expect.any(Number), 'sent 200': sent })
  expect(seen[200]).toBeGreaterThan(100)
  expect(messages().length).toBe(before + sent)
  return result
}

function writeHook(name: string, command: string): void {
  const file = `/etc/niaga/${name}`
  run('sh', '-c', `printf '%s\\n' '#!/bin/sh' '${command}' > ${file} && chmod 755 ${file}`)
}

/** Returns the messages, without those of `visitors`. */
function people(columns?: string): string[] {
  return messages(columns).filter((row) => !row.startsWith('Visitor'))
}

function enquire(name: string): string {
  const fields = { name, email: 'pembeli@contoh.example', message: 'Timah, 20 ton' }
  const body = new URLSearchParams(fields).toString()
  return ask('/kontak', '--header', `Origin: https://${site}`, '--data', body)
}

function messages(columns = 'name'): string[] {
  const query = `SELECT ${columns} FROM messages ORDER BY id`
  const psql = ['psql', '--no-psqlrc', '-At', '-d', 'niaga', '-c', query]
  return run('runuser', '-u', 'postgres', '--', ...psql).split('\n')
}

function versions(): string[] {
  return [4000, 3000].map((port) => {
    const { version } = JSON.parse(run('curl', '--silent', `http://127.0.0.1:${port}/healthz`))
    return version
  })
}

function journal(): string {
  return run('journalctl', '--unit=niaga-content', '--output=cat')
}

/** Returns the state that a second installation must not change. */
function state(): string[] {
  return [
    run('sha256sum', '/etc/niaga/content.env', '/etc/niaga/site.env'),
    run('readlink', '/srv/niaga/current'),
    run('ls', '/srv/niaga/releases'),
    run('systemctl', 'show', '--property=MainPID', '--value', 'niaga-content', 'niaga-site'),
    ...messages(),
  ]
}
