import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { buildDebianBase, buildImage, debianBase } from '../../scripts/images.ts'
import { isLongRun } from '../../server-kit/src/testing/long-run.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { allManifests, getPodTemplate } from './manifests.ts'
import { canRunContainers, openPodman, type Podman } from './podman.ts'

// Builds both images, and runs them as in production: with PostgreSQL and Redis, without root privileges, with a read-only
// root file system.

const runs = isLongRun && canRunContainers()
const inContainers = test.skipIf(!runs)
if (isLongRun && !runs) {
  console.log('Images are neither built nor run: that needs root, Podman and mmdebstrap.')
}

const buildLimitMs = 3_600_000
const startLimitMs = 180_000
const poll = { timeout: startLimitMs, interval: 500 }

const services = ['content-service', 'site'] as const
const unique = `niaga-${process.pid}`
const network = unique
/** Programs that a deployment gets from elsewhere. */
const servers = 'localhost/niaga-test-servers'

const secret = '5f3c9a0b7e'.repeat(5)
const visitors = 'https://www.contoh.example'
const settings = {
  SITE_ORIGIN: visitors,
  CONTENT_ORIGIN: 'https://isi.contoh.example',
  ADMIN_EMAIL: 'redaksi@contoh.example',
  PURGE_SECRET: secret,
  PAYLOAD_SECRET: secret,
  REDIS_URL: `redis://${unique}-servers:6379`,
  TRUSTED_PROXIES: 'loopback',
}

const { path: folder, remove: removeFolder } = temporaryFolder()
let podman: Podman

beforeAll(async () => {
  if (!runs) return
  podman = openPodman()
  const isCurrent = podman.succeeds('run', '--rm', debianBase, 'sh', '-c', sameNode)
  if (!isCurrent) buildDebianBase(podman.env)
  if (!podman.succeeds('image', 'exists', servers)) {
    buildDebianBase(podman.env, servers, ['postgresql', 'redis-server'])
  }
  for (const service of services) {
    buildImage('podman', service, { base: debianBase, version: 'test', env: podman.env })
  }
  podman.run('network', 'create', network)
  podman.run(
    ...['run', '--detach', '--name', `${unique}-servers`, '--network', network],
    ...['--user', 'postgres', servers, 'sh', '-c', startServers],
  )
  for (const database of ['by_hand', 'by_manifests']) {
    await vi.waitFor(
      () => podman.run('exec', `${unique}-servers`, ...createDatabase(database)),
      poll,
    )
  }
}, buildLimitMs)

afterAll(async () => {
  if (!runs) return
  const containers = podman.run('ps', '--all', '--quiet', '--filter', `name=^${unique}`)
  for (const pod of ['niaga-migration', ...services.map((service) => `niaga-${service}`)]) {
    podman.succeeds('pod', 'rm', '--force', pod)
  }
  for (const id of containers.split('\n').filter(Boolean)) {
    podman.succeeds('rm', '--force', '--volumes', '--time', '0', id)
  }
  podman.succeeds('network', 'rm', '--force', network)
  await podman[Symbol.asyncDispose]()
  await removeFolder()
})

const sameNode = `[ "$(node --version)" = ${process.version} ]`

const startServers = `
/usr/lib/postgresql/*/bin/initdb -D /tmp/data -U niaga --auth=trust --no-sync > /dev/null
echo 'host all all all trust' >> /tmp/data/pg_hba.conf
redis-server --save '' --protected-mode no --bind 0.0.0.0 --dir /tmp &
exec /usr/lib/postgresql/*/bin/postgres -D /tmp/data -h 0.0.0.0 -k /tmp -c fsync=off`

function createDatabase(name: string): string[] {
  return ['psql', '-h', '/tmp', '-U', 'niaga', 'postgres', '-c', `CREATE DATABASE ${name}`]
}

function query(database: string, statement: string): string {
  const psql = ['psql', '-h', '/tmp', '-U', 'niaga', database, '-t', '-A', '-c', statement]
  return podman.run('exec', `${unique}-servers`, ...psql)
}

inContainers.for([
  ['site', 250],
  ['content-service', 450],
] as const)('the image of the %s has at most %d MB beside its base', ([service, megabytes]) => {
  const [image, base] = [getImage(service), debianBase].map((name) =>
    Number(podman.run('image', 'inspect', name, '--format', '{{.Size}}')),
  )
  const beside = ((image ?? 0) - (base ?? 0)) / 1e6
  console.log(`${service}: ${Math.round(beside)} MB beside the base`)
  expect(beside).toBeGreaterThan(10)
  expect(beside).toBeLessThanOrEqual(megabytes)
})

inContainers.for(services)('the image of the %s has no secret and no root', (service) => {
  const [image] = JSON.parse(podman.run('image', 'inspect', getImage(service)))
  expect(image.Config.User).toBe('10001:10001')
  expect(image.Healthcheck.Test).toContain('node')
  expect(image.Config.Env.join('\n')).toContain('DEPLOYMENT=production')
  const history = podman.run(
    'history',
    '--no-trunc',
    '--format',
    '{{.CreatedBy}}',
    getImage(service),
  )
  for (const text of [history, image.Config.Env.join('\n')]) {
    expect(text).not.toMatch(/SECRET|PASSWORD|TOKEN|_authToken/)
  }
})

inContainers.for(services)('the image of the %s has only what runs in production', (service) => {
  const files = podman
    .run('run', '--rm', '--network', 'none', getImage(service), 'find', '/srv/niaga', '-type', 'f')
    .split('\n')
  const productFiles = files.filter((file) => !file.includes('/node_modules/'))
  expect(productFiles.length).toBeGreaterThan(100)
  const surplus = /\.test\.tsx?$|\/testing\/|\/\.git\/|\.env(\.|$)|\/data\/|\.next\/cache/
  expect(productFiles.filter((file) => surplus.test(file))).toEqual([])
  const developed = /node_modules\/(vitest|vite|typescript|@biomejs|@next\/swc[^/]*)\//
  expect(files.filter((file) => developed.test(file))).toEqual([])
  const bill = podman.run('run', '--rm', getImage(service), 'cat', '/srv/niaga/sbom.json')
  const names = JSON.parse(bill).components.map(({ name }: { name: string }) => name)
  const used =
    service === 'site' ? ['react', 'react-router', 'sharp'] : ['react', 'payload', 'next']
  expect(names).toEqual(expect.arrayContaining(used))
  expect(names).not.toContain('vitest')
})

inContainers(
  'both serve pages in both languages, and store an enquiry',
  async () => {
    start('content-service', { DATABASE_URL: databaseUrl('by_hand') })
    const content = `http://${podman.getAddress(`${unique}-content-service`)}:4000`
    await expect.poll(() => getStatus(`${content}/readyz`), poll).toBe(200)
    start('site', { CONTENT_HOST: `http://${unique}-content-service:4000` })
    const site = `http://${podman.getAddress(`${unique}-site`)}:3000`
    await expect.poll(() => getStatus(`${site}/readyz`), poll).toBe(200)

    expect(await getText(`${site}/kontak`)).toContain('<html lang="id"')
    expect(await getText(`${site}/en/kontak`)).toContain('<html lang="en"')
    expect(await getText(`${content}/admin/login`)).toContain('<title>Masuk')

    const sent = await fetch(`${site}/kontak`, {
      method: 'POST',
      headers: form,
      body: enquiry('Sari'),
    })
    expect(await sent.text()).toContain('Pesan berhasil dikirim!')
    expect(query('by_hand', 'SELECT name FROM messages')).toBe('Sari')
  },
  startLimitMs * 3,
)

inContainers.for(services)('the health check of the %s says that it is healthy', (service) => {
  expect(podman.succeeds('healthcheck', 'run', `${unique}-${service}`)).toBe(true)
})

inContainers.for(services)('the %s can write to nothing but its volume', (service) => {
  const volume = service === 'site' ? '/var/cache/niaga' : '/var/lib/niaga'
  const touch = (path: string) => podman.succeeds('exec', `${unique}-${service}`, 'touch', path)
  expect([touch('/x'), touch('/srv/niaga/x'), touch('/etc/x')]).toEqual([false, false, false])
  expect([touch(`${volume}/x`), touch('/tmp/x')]).toEqual([true, true])
  const id = podman.run('exec', `${unique}-${service}`, 'id', '--user')
  expect(id).toBe('10001')
})

inContainers('podman stop lets a request end that has begun', async () => {
  const address = podman.getAddress(`${unique}-site`)
  const socket = connect(3000, address).setEncoding('utf8')
  let response = ''
  socket.on('data', (text) => {
    response += text
  })
  const body = enquiry('Rani').toString()
  const headers = {
    Host: 'www.contoh.example',
    ...form,
    Expect: '100-continue',
    Connection: 'close',
    'Content-Length': String(body.length),
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /kontak HTTP/1.1\r\n${lines.join('')}\r\n`)
  await expect.poll(() => response).toContain('100 Continue')

  const stopped = podman.begin('stop', `${unique}-site`)
  await expect.poll(() => accepts(address, 3000), { interval: 20 }).toBe(false)
  socket.write(body)
  await once(socket, 'close')
  await stopped
  expect(response).toContain('200 OK')
  expect(query('by_hand', "SELECT count(*) FROM messages WHERE name = 'Rani'")).toBe('1')
  expect(getExitCode(`${unique}-site`)).toBe('0')
})

inContainers('podman stop ends the content service in time', () => {
  podman.run('stop', `${unique}-content-service`)
  expect(getExitCode(`${unique}-content-service`)).toBe('0')
})

inContainers(
  'the pods of the manifests run',
  async () => {
    play('niaga-migration')
    const migration = 'niaga-migration-migration'
    await expect
      .poll(() => podman.run('inspect', migration, '--format', '{{.State.Status}}'), poll)
      .toBe('exited')
    expect(podman.run('logs', migration)).toContain('The database is up to date.')
    expect(getExitCode(migration)).toBe('0')
    expect(
      Number(query('by_manifests', 'SELECT count(*) FROM payload_migrations')),
    ).toBeGreaterThan(0)

    play('niaga-content-service')
    const content = `http://${podman.getAddress('niaga-content-service')}:4000`
    await expect.poll(() => getStatus(`${content}/readyz`), poll).toBe(200)
    play('niaga-site')
    const site = `http://${podman.getAddress('niaga-site')}:3000`
    await expect.poll(() => getStatus(`${site}/readyz`), poll).toBe(200)
    expect(await getText(`${site}/en/kontak`)).toContain('<html lang="en"')
  },
  startLimitMs * 4,
)

const form = { Origin: visitors }

function enquiry(name: string): URLSearchParams {
  return new URLSearchParams({ name, email: 'pembeli@contoh.example', message: 'Timah, 20 ton' })
}

function getImage(service: string): string {
  return `localhost/niaga-${service}:test`
}

function databaseUrl(database: string): string {
  return `postgres://niaga@${unique}-servers/${database}`
}

function start(service: string, more: Record<string, string>): void {
  const variables = Object.entries({ ...settings, ...more })
  podman.run(
    ...['run', '--detach', '--name', `${unique}-${service}`, '--network', network],
    ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'],
    ...['--security-opt', 'no-new-privileges'],
    ...variables.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    getImage(service),
  )
}

/**
 * Runs a pod of the manifests, with the image and the servers of the test. Podman does not support Jobs, probes over HTTP
 * only if the image has curl, and reads secrets in another form in each version; everything else is unchanged.
 */
function play(name: string): void {
  const manifests = allManifests()
  const manifest = manifests.find((one) => one.metadata.name === name && getPodTemplate(one))
  const template = manifest && getPodTemplate(manifest)
  if (!template) throw new Error(`No manifest has pods of the name ${name}`)
  const service = name === 'niaga-site' ? 'niaga-site' : 'niaga-content-service'
  const containers = template.spec.containers.map((container) => {
    const { startupProbe, readinessProbe, livenessProbe, envFrom, ...rest } = container
    return {
      ...rest,
      image: getImage(service.replace('niaga-', '')),
      envFrom: envFrom.map(({ configMapRef, secretRef }) => ({
        configMapRef: configMapRef ?? { name: `${secretRef?.name}-secret` },
      })),
    }
  })
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...template.metadata, name },
    spec: { ...template.spec, containers },
  }
  const configMap = manifests.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === service,
  )
  const config = {
    ...configMap,
    data: { ...configMap?.data, REDIS_URL: settings.REDIS_URL, S3_BUCKET: '', S3_ENDPOINT: '' },
  }
  const secrets = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: `${service}-secret` },
    data: {
      PURGE_SECRET: secret,
      PAYLOAD_SECRET: secret,
      DATABASE_URL: databaseUrl('by_manifests'),
    },
  }
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, [config, secrets, pod].map((document) => stringify(document)).join('---\n'))
  podman.run('play', 'kube', '--network', network, file)
}

function getExitCode(container: string): string {
  return podman.run('inspect', container, '--format', '{{.State.ExitCode}}')
}

async function getStatus(address: string): Promise<number | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

async function getText(address: string): Promise<string> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  return response.text()
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host)
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
