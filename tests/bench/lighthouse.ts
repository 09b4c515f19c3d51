import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median, printNumber } from './support/figures.ts'

// Lighthouse's mobile preset over every page of a running site's sitemap, the median of three each:
//   node tests/bench/lighthouse.ts http://127.0.0.1:3000 [path …]
// npx downloads Lighthouse when it is needed: nothing else uses it, and it is large.

const lighthouse = 'lighthouse@13.5.0'
const rounds = 3
/** Occasionally Chromium's trace lacks its beginning, and Lighthouse requires another run. */
const attempts = 3
const options = {
  env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
  maxBuffer: 64 * 1024 * 1024,
  timeout: 180_000,
}

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const [origin = 'http://127.0.0.1:3000', ...selection] = process.argv.slice(2)
for (const path of selection.length > 0 ? selection : await sitemapPaths()) {
  // The first visit waits for pictures to be resized; the median limits its weight.
  const reports: Report[] = []
  while (reports.length < rounds) reports.push(await run(path, attempts))
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
    const score = median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100
    const min = category === 'performance' ? 99 : 100
    printNumber(`${path} ${category}`, score, '', { min })
  }
  const figure = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  printNumber(`${path} LCP`, figure('largest-contentful-paint'), 'ms', { max: 1500 })
  printNumber(`${path} TBT`, figure('total-blocking-time'), 'ms', { max: 50 })
  printNumber(`${path} CLS`, figure('cumulative-layout-shift'), '', { digits: 3, max: 0 })
}

async function sitemapPaths(): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  )
}

async function run(path: string, left: number): Promise<Report> {
  const report = ['--output=json', '--quiet']
  // Neither affects a category, and together they take a third of a run.
  const omitted = ['--disable-full-page-screenshot', '--skip-audits=bf-cache']
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
  const args = ['--yes', lighthouse, origin + path, ...report, ...omitted, flags]
  try {
    return JSON.parse((await promisify(execFile)('npx', args, options)).stdout)
  } catch (error) {
    if (left === 1) throw error
    return run(path, left - 1)
  }
}
