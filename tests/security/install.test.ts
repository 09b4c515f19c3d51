import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const script = readFileSync(join(deploy, 'install.sh'), 'utf8')

/** Runs one function of the script, with stubs in place of the programs that it calls. */
function run(name: string, variables: Record<string, string>, stubs: string, call: string) {
  const [body] = new RegExp(`^${name}\\(\\) \\{\\n[\\s\\S]*?^\\}`, 'm').exec(script) ?? []
  const failing = 'say() { :; }; fail() { printf "%s\\n" "$1" >&2; exit 1; }'
  return spawnSync('bash', ['-c', `set -eu; ${failing}\n${stubs}\n${body}\n${call}`], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  })
}

test('unpacks no package with another checksum', async () => {
  await using folder = temporaryFolder()
  const [source, target] = [join(folder.path, 'package'), join(folder.path, 'target')]
  for (const path of [source, target]) mkdirSync(path)
  writeFileSync(join(source, 'program'), 'x')
  const archive = join(folder.path, 'a.tgz')
  spawnSync('tar', ['-czf', archive, '-C', folder.path, 'package'])
  const npm = 'npm() { cp "$ARCHIVE" a.tgz && echo a.tgz; }'
  const fetched = (checksum: string) =>
    run('fetch_package', { ARCHIVE: archive }, npm, `fetch_package x@1 ${checksum} ${target}`)
  const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64')
  const wrong = createHash('sha512').digest('base64')
  expect(fetched(wrong).stderr).toBe('The checksum of x@1 does not match.\n')
  expect(readdirSync(target)).not.toContain('program')
  expect(fetched(sha512).status).toBe(0)
  expect(readdirSync(target)).toEqual(['program'])
})

test('both bases unpack the same npm, and check it', () => {
  const base = readFileSync(join(deploy, 'containers/debian-base.sh'), 'utf8')
  const [, version = ''] = /^npm_version=(.+)$/m.exec(script) ?? []
  const [, checksum = ''] = /^npm_integrity=(.+)$/m.exec(script) ?? []
  expect(checksum).toHaveLength(88)
  expect(base).toContain(`npm@${version})`)
  expect(base).toContain(`integrity=${checksum}\n`)
})

test.runIf(process.getuid?.() === 0)(
  'keeps a backup without following the links of the service’s account',
  async () => {
    await using folder = temporaryFolder()
    const backups = join(folder.path, 'backups')
    const victim = join(folder.path, 'of-root')
    mkdirSync(backups)
    writeFileSync(victim, 'kept', { mode: 0o600 })
    writeFileSync(join(backups, 'niaga-1.tar.gz'), 'archive')
    spawnSync('chown', ['-R', 'nobody', backups])
    spawnSync('chmod', ['711', folder.path])
    // Created between the removal of the previous backup and the copy.
    const link = join(backups, 'niaga-before-2.tar.gz')
    const stubs = `systemctl() { :; }
runuser() { ln -s ${victim} ${link}; shift 3; command runuser -u nobody -- "$@"; }
cp() { ln -sf ${victim} ${link}; command cp "$@"; }`
    run('back_up', { backups }, stubs, 'back_up 2')
    expect(readFileSync(victim, 'utf8')).toBe('kept')
  },
)

test('keeps a backup of the newest archive, readable by its owner alone', async () => {
  await using folder = temporaryFolder()
  writeFileSync(join(folder.path, 'niaga-1.tar.gz'), 'archive')
  writeFileSync(join(folder.path, 'niaga-before-1.tar.gz'), 'older')
  symlinkSync('/nowhere', join(folder.path, 'niaga-before-0.tar.gz'))
  const stubs = 'systemctl() { :; }; runuser() { shift 3; "$@"; }'
  const { status } = run('back_up', { backups: folder.path }, stubs, 'back_up 2')
  expect(status).toBe(0)
  expect(readdirSync(folder.path)).toEqual(['niaga-1.tar.gz', 'niaga-before-2.tar.gz'])
  expect(readFileSync(join(folder.path, 'niaga-before-2.tar.gz'), 'utf8')).toBe('archive')
})

test('runs the site by an account of its own, and lets root alone read the settings', async () => {
  const getUser = (unit: string) =>
    /^User=(.+)$/m.exec(readFileSync(join(deploy, 'systemd', unit), 'utf8'))?.[1]
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => name.endsWith('.service'))
  expect(Object.fromEntries(units.map((unit) => [unit, getUser(unit)]))).toEqual({
    ...{ 'niaga-backup.service': 'niaga', 'niaga-backup-verify.service': 'niaga' },
    ...{ 'niaga-content.service': 'niaga', 'niaga-site.service': 'niaga-site' },
  })
  await using folder = temporaryFolder()
  const settings = { settings: folder.path }
  run('write_secret', settings, '', 'write_secret site PURGE_SECRET=x')
  expect(statSync(join(folder.path, 'site.env')).mode & 0o777).toBe(0o600)
  const { stdout } = run('own_settings', settings, 'find() { echo "$@"; }', 'own_settings')
  expect(stdout).toContain('-exec chown root:root')
  for (const command of ['install_all', 'upgrade']) {
    const [body = ''] = new RegExp(`^${command}\\(\\) \\{[\\s\\S]*?^\\}`, 'm').exec(script) ?? []
    expect(body).toMatch(/create_users[\s\S]*(own|write)_settings[\s\S]*activate/)
  }
})

test('trusts in containers only Caddy and the site', () => {
  const text = readFileSync(join(deploy, 'compose.yaml'), 'utf8')
  const { services } = parse(text.replace(/\$\{SUBNET:-([\d.]+)\}/g, '$1'), { merge: true })
  const getAddress = (name: string) => services[name].networks.default.ipv4_address
  const trusted = (name: string) => services[name].environment.TRUSTED_PROXIES
  expect(trusted('site')).toBe(`loopback,${getAddress('caddy')}`)
  expect(trusted('content-service')).toBe(`${trusted('site')},${getAddress('site')}`)
})

test('names a version of every image, and a checksum where nobody else does', () => {
  const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true })
  const images = Object.values<{ image: string }>(services).map(({ image }) => image)
  const foreign = images.filter((image) => !image.includes('niaga-'))
  expect(foreign.length).toBeGreaterThan(2)
  for (const image of foreign) expect(image).toMatch(/:v?\d[\w.-]*(@sha256:[0-9a-f]{64})?\}$/)
  expect(foreign.filter((image) => image.includes('versity'))).toEqual([
    expect.stringContaining('@sha256:'),
  ])
})
