import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopService } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from '../journeys/support/site.ts'
import { startContent } from '../support/content.ts'

// Compares docs/watch.md with the metrics of two running services.

const guide = readFileSync(join(import.meta.dirname, '../../docs/watch.md'), 'utf8')
const { path: dataDir, remove: removeFolder } = temporaryFolder()

/** Metrics of Prometheus itself and of its node exporter. */
const foreign = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes']

let site: OwnSite
let metrics: string

beforeAll(async () => {
  const [contentMetrics, siteMetrics] = [await freePort(), await freePort()]
  const content = await startContent({
    DATA_DIR: dataDir,
    METRICS_PORT: String(contentMetrics),
    BACKUP_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_NOTIFY_TO: 'kantor@contoh.example',
    LOG_LEVEL: 'silent',
  })
  site = await startSite({ CONTENT_HOST: content.origin, METRICS_PORT: String(siteMetrics) })
  for (const path of ['/', '/media/320/storage/none.png']) await ask(site.origin + path)
  await ask(`${site.origin}/kontak`, message())
  await ask(`${content.origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'siapa@contoh.example', password: 'sandi-yang-salah' }),
  })
  const fromContent = await ask(`http://127.0.0.1:${contentMetrics}/metrics`)
  await stopService(content)
  for (const path of ['/', '/blog']) await ask(site.origin + path)
  await ask(`${site.origin}/kontak`, message())
  metrics = fromContent + (await ask(`http://127.0.0.1:${siteMetrics}/metrics`))
})

afterAll(async () => {
  await site.stop()
  await removeFolder()
})

function message(): RequestInit {
  const fields = { name: 'Sari', email: 'sari@pembeli.example', message: String(Math.random()) }
  return { method: 'POST', body: new URLSearchParams(fields) }
}

async function ask(address: string, init?: RequestInit): Promise<string> {
  return (await fetch(address, init)).text()
}

const alerts = [...guide.matchAll(/alert: (\w+)[\s\S]*?expr: '([^']+)'/g)].map(
  ([, name = '', expression = '']) => ({ name, expression }),
)

/** Returns each `name{label="value"}` in an expression. */
function selectorsIn(expression: string) {
  return [...expression.matchAll(/\b([a-z_]+)(?:\{([^}]*)\}|(?=\[| ==| >| \/))/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=(~?)"([^"]*)"/g)].map(
        ([, label = '', isPattern, value = '']) => ({ label, isPattern, value }),
      ),
    }),
  )
}

test('every metric that the guide names is exposed', () => {
  const metricNames = new Set(guide.match(/niaga_(site|content)_\w+/g))
  expect(metricNames.size).toBeGreaterThan(8)
  const missing = [...metricNames].filter((name) => !metrics.includes(`# TYPE ${name} `))
  expect(missing).toEqual([])
})

test('has alerts', () => expect(alerts.length).toBeGreaterThanOrEqual(10))

test.for(alerts)('the alert $name uses metrics and labels that are exposed', ({ expression }) => {
  const selectors = selectorsIn(expression)
  expect(selectors.length).toBeGreaterThan(0)
  for (const { name, labels } of selectors) {
    if (foreign.includes(name)) continue
    const samples = metrics
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    expect(samples.length, name).toBeGreaterThan(0)
    for (const { label, isPattern, value } of labels) {
      const values = samples.map((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1])
      const isExposed = isPattern
        ? values.some((listed) => new RegExp(`^(?:${value})$`).test(listed ?? ''))
        : values.includes(value)
      expect(isExposed, `${name}{${label}="${value}"}`).toBe(true)
    }
  }
})

test('counts a new message and the mail that waits', () => {
  expect(metrics).toMatch(/^niaga_content_messages\{status="new"\} 1$/m)
  expect(metrics).toMatch(/^niaga_content_jobs\{task="notify-of-message",state="waiting"\} 1$/m)
})

test('the guide lists every task of the jobs', () => {
  const [, listed = ''] = /`niaga_content_jobs` \| `task`: (.*?); `state`/.exec(guide) ?? []
  const tasks = metrics.matchAll(/^niaga_content_jobs\{task="([a-z-]+)",state="waiting"\}/gm)
  expect(listed.match(/[a-z]+-[a-z-]+/g)).toEqual(Array.from(tasks, ([, task]) => task))
})

test('counts the pictures that wait', () => {
  expect(metrics).toMatch(/^niaga_site_pictures\{work="resize",state="waiting"\} 0$/m)
  expect(metrics).toMatch(/^niaga_site_pictures\{work="fetch",state="running"\} 0$/m)
})
