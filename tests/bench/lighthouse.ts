import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median, printFigure } from './support/figures.ts'

// Lighthouse's mobile preset over every page of a running site's sitemap, the median of three each:
//   node tests/bench/lighthouse.ts http://127.0.0.1:3000 [path …]
// npx downloads Lighthouse when it is needed: nothing else uses it, and it is large.

const lighthouse = 'lighthouse@13.5.0'
const rounds = 3
const longestMs = 180_000
/** Occasionally Chromium's trace lacks its beginning, and Lighthouse requires another run. */
const attempts = 3

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const [origin = 'http://127.0.0.1:3000', ...selection] = process.argv.slice(2)
const paths = selection.length > 0 ? selection : await sitemapPaths()
for (const path of paths) await measure(path)

async function sitemapPaths(): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname),
  )
}

async function measure(path: string): Promise<void> {
  // The first visit waits for pictures to be resized; the median limits its weight.
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) reports.push(await run(path))
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
  const others = ['accessibility', 'best-practices', 'seo'].map(score)
  const paint = figure(reports, 'largest-contentful-paint')
  const blocked = figure(reports, 'total-blocking-time')
  const shift = figure(reports, 'cumulative-layout-shift')
  printFigure(
    `${path} performance`,
    String(score('performance')),
    '≥ 99',
    score('performance') >= 99,
  )
  printFigure(`${path} the other three`, others.join(' '), '100', Math.min(...others) === 100)
  printFigure(`${path} LCP`, `${Math.round(paint)} ms`, '≤ 1500 ms', paint <= 1500)
  printFigure(`${path} TBT`, `${Math.round(blocked)} ms`, '≤ 50 ms', blocked <= 50)
  printFigure(`${path} CLS`, shift.toFixed(3), '0', shift < 0.0005)
}

function figure(reports: readonly Report[], name: string): number {
  return median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
}

async function run(path: string): Promise<Report> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const report = await runOnce(path).catch(() => null)
    if (report) return report
  }
  return runOnce(path)
}

async function runOnce(path: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      origin + path,
      '--output=json',
      '--quiet',
      // Neither affects a category, and together they take a third of a run.
      '--disable-full-page-screenshot',
      '--skip-audits=bf-cache',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    {
      env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: longestMs,
    },
  )
  return JSON.parse(stdout)
}
