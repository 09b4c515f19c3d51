import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService, stopService, untilReady } from '../scripts/services.ts'
import { freePort } from '../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../server-kit/src/testing/temporary-folder.ts'

const { path: folder, remove } = temporaryFolder()
const purgeSecret = 'purge-secret-of-at-least-32-characters'
const running: Service[] = []
let contentPort: number
let sitePort: number

beforeAll(async () => {
  contentPort = await freePort()
  sitePort = await freePort()
  const content = { ...contentVariables(), DEPLOYMENT: undefined, SAMPLE_CONTENT: 'none' }
  for (const [name, port, env] of [
    ['content-service', contentPort, content],
    ['site', sitePort, { ...siteVariables(), DEPLOYMENT: undefined }],
  ] as const) {
    const service = startService(name, { port, env, output: 'keep' })
    running.push(service)
    await untilReady(service)
  }
})

afterAll(async () => {
  await Promise.all(running.map(stopService))
  await remove()
})

test('finds an installation in order', async () => {
  const { code, lines } = await runDoctor(contentVariables(), siteVariables())
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
  expect(code).toBe(0)
  for (const subject of ['Content service', 'Site', 'Database', 'Content host', 'Node']) {
    expect(lines.find((line) => line.includes(`  ${subject} `))).toMatch(/^ok/)
  }
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok +Purge of 127\.0\.0\.1:\d+ +The site accepts the signature\./),
  )
})

test('names everything that is wrong, and no secret', async () => {
  const [closed, smtpPassword] = [await freePort(), 'kata-sandi-surat']
  const { code, lines } = await runDoctor(
    {
      ...contentVariables(),
      PURGE_SECRET: 'another-secret-of-at-least-32-characters',
      SMTP_URL: `smtp://surat:${smtpPassword}@127.0.0.1:${closed}`,
      REDIS_URL: `redis://:${smtpPassword}@127.0.0.1:${closed}`,
    },
    { ...siteVariables(), CONTENT_HOST: `http://127.0.0.1:${closed}`, CACHE_DIR: '/sys' },
  )
  expect(code).toBe(1)
  const wrong = lines.filter((line) => line.startsWith('error')).join('\n')
  expect(wrong).toMatch(/Both settings +PURGE_SECRET differs/)
  expect(wrong).toMatch(/Purge of .* The site rejects the signature/)
  expect(wrong).toMatch(/Mail .*ECONNREFUSED/)
  expect(wrong).toMatch(/Redis .*ECONNREFUSED/)
  expect(wrong).toMatch(/Content host .*ECONNREFUSED.*CONTENT_HOST/)
  expect(wrong).toMatch(/Cache folder /)
  expect(lines.join('\n')).not.toMatch(/kata-sandi|secret-of-at-least/)
})

test('names variables that are wrong, and checks the rest', async () => {
  const { PAYLOAD_SECRET: _, ...without } = contentVariables()
  const { code, lines } = await runDoctor(without, siteVariables())
  expect(code).toBe(1)
  expect(lines).toContainEqual(
    expect.stringMatching(/^error +Settings of content service +The variable PAYLOAD_SECRET must/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^ok +Site /))
})

function contentVariables() {
  return {
    PORT: String(contentPort),
    CONTENT_ORIGIN: `http://127.0.0.1:${contentPort}`,
    SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    DATA_DIR: join(folder, 'data'),
    PAYLOAD_SECRET: 'payload-secret-of-at-least-32-characters',
    ADMIN_EMAIL: 'redaksi@contoh.example',
    PURGE_SECRET: purgeSecret,
    SITE_PURGE_URLS: `http://127.0.0.1:${sitePort}/-/purge`,
    SAMPLE_CONTENT: 'none',
    LOG_LEVEL: 'warn',
  }
}

function siteVariables() {
  return {
    PORT: String(sitePort),
    SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    CONTENT_HOST: `http://127.0.0.1:${contentPort}`,
    CACHE_DIR: join(folder, 'cache'),
    PURGE_SECRET: purgeSecret,
    LOG_LEVEL: 'warn',
  }
}

async function runDoctor(content: Record<string, string>, site: Record<string, string>) {
  const files = Object.entries({ content, site }).flatMap(([name, variables]) => {
    const file = join(folder, `${name}.env`)
    const lines = Object.entries(variables).map(([key, value]) => `${key}=${value}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o640 })
    return [`--${name}`, file]
  })
  const doctor = spawn(process.execPath, [
    join(import.meta.dirname, '../scripts/doctor.ts'),
    ...files,
  ])
  const [output, [code]] = await Promise.all([text(doctor.stdout), once(doctor, 'exit')])
  return { code, lines: output.split('\n') }
}
