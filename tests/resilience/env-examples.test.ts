import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment as readContentEnvironment } from '../../content-service/src/platform/settings/environment.ts'
import { readEnvironment as readSiteEnvironment } from '../../site/server/environment.ts'

const production = { DEPLOYMENT: 'production' }
const secret = '0'.repeat(64)
const root = join(import.meta.dirname, '../..')

test('the example for the content service starts in production once its secrets are filled in', () => {
  const variables = { ...production, ...example('content.env.example') }
  expect(() => readContentEnvironment(variables)).toThrow(/PAYLOAD_SECRET|PURGE_SECRET/)
  const filled = { ...variables, PAYLOAD_SECRET: secret, PURGE_SECRET: secret }
  expect(readContentEnvironment(filled)).toMatchObject({
    isProduction: true,
    origin: 'https://isi.contoh.example',
    sampleContent: 'none',
  })
})

test('the example for the site starts in production once its secret is filled in', () => {
  const filled = { ...production, ...example('site.env.example'), PURGE_SECRET: secret }
  expect(readSiteEnvironment(filled)).toMatchObject({ SITE_ORIGIN: 'https://www.contoh.example' })
})

test('what is commented out in the example for the site is accepted as well', () => {
  const text = read('site.env.example').replace(/^# (?=[A-Z_]+=)/gm, '')
  const filled = { ...production, ...parseEnv(text), PURGE_SECRET: secret }
  expect(readSiteEnvironment(filled)).toMatchObject({ COUNT_VISITS: 'off' })
})

test('what is commented out in the examples is accepted as well', () => {
  const text = read('content.env.example').replace(/^# (?=[A-Z_]+=)/gm, '')
  const filled = { ...parseEnv(text), PAYLOAD_SECRET: secret, PURGE_SECRET: secret }
  expect(readContentEnvironment({ ...production, ...filled })).toMatchObject({
    databaseUrl: 'postgres://niaga:password@127.0.0.1/niaga',
    contactNotifyTo: ['penjualan@contoh.example'],
  })
})

// Without its program, a backup would fail unnoticed at night.
test.for([
  'niaga-content.service',
  'niaga-site.service',
  'niaga-backup.service',
  'niaga-backup-verify.service',
])('%s runs a program that exists', (unit) => {
  const text = read(join('systemd', unit))
  const folder = /^WorkingDirectory=\/srv\/niaga\/current\/(.+)$/m.exec(text)?.[1] ?? ''
  const program = /^ExecStart=.*\/\.bin\/node .*?([\w/-]+\.ts)/m.exec(text)?.[1] ?? ''
  expect(program).not.toBe('')
  expect(existsSync(join(root, folder, program)), program).toBe(true)
})

test('each service has the address of the socket where the other listens', () => {
  const [site, content] = ['site', 'content'].map((name) => {
    return /^ListenStream=(.+)$/m.exec(read(`systemd/niaga-${name}.socket`))?.[1]
  })
  expect(example('site.env.example').CONTENT_HOST).toBe(`http://${content}`)
  expect(example('content.env.example').SITE_PURGE_URLS).toBe(`http://${site}/-/purge`)
  const nginx = read('nginx/niaga.conf')
  for (const address of [site, content]) expect(nginx).toContain(`server ${address};`)
})

test('no variable of a service, or of npm start, counts as misspelt in the other', () => {
  const guide = readFileSync(join(root, 'docs/run.md'), 'utf8')
  const names = [...guide.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(40)
  for (const name of names) {
    for (const read of [readContentEnvironment, readSiteEnvironment]) {
      const message = (() => {
        try {
          return read({ [name]: 'x' }) && ''
        } catch (error) {
          return String(error)
        }
      })()
      expect(message).not.toContain('does not exist')
    }
  }
})

function example(name: string) {
  return parseEnv(read(name))
}

function read(name: string): string {
  return readFileSync(join(root, 'deploy', name), 'utf8')
}
