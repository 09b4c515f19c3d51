import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { stopService } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { cpuMs, residentKb } from '../../bench/support/process-figures.ts'
import { startSite } from '../../journeys/support/site.ts'
import { startContent } from '../../support/content.ts'
import { firstEditor } from '../../support/editor.ts'
import { lostOrDoubled, sendOnAndOn } from './enquiries.ts'
import { publish } from './publications.ts'
import { createTally, type Tally } from './tally.ts'
import { sitemapPaths, visitAll, visitOnAndOn } from './visitor.ts'

export type SoakOptions = {
  seconds: number
  /** How often the content service is stopped and restarted, alternately with SIGTERM and SIGKILL. */
  restarts: number
  visitors: number
  /** The time between two requests of a visitor, in milliseconds. */
  pauseMs: number
  /** The number of pages to read, evenly spread over the sitemap; all are visited once before, to create their pictures. */
  pages: number
}

export type SoakReport = {
  tally: Tally
  paths: number
  /** For each restart, how long the content service was unavailable, in milliseconds. */
  outagesMs: number[]
  /** The time that each publication took to appear on the site, in milliseconds. */
  publicationsMs: number[]
  /** Messages reported as sent, messages reported as failed, and messages that were lost or stored twice. */
  enquiries: { acknowledged: number; failed: number; wrong: string[] }
  /** The site's memory before and after, in kilobytes, and its processor time, in milliseconds. */
  site: { beforeKb: number; afterKb: number; cpuMs: number }
}

/** How long the content service is stopped, in milliseconds. */
const awayMs = 2000

/** Runs visitors on the built site while its content service is restarted, and counts their results. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { seconds, restarts, visitors, pauseMs, pages } = options
  await using folder = temporaryFolder()
  const PURGE_SECRET = randomBytes(32).toString('hex')
  const [port, sitePort] = [await freePort(), await freePort()]
  const startAgain = () =>
    startContent(
      {
        DATA_DIR: folder.path,
        SAMPLE_CONTENT: 'load',
        PURGE_SECRET,
        SITE_PURGE_URLS: `http://127.0.0.1:${sitePort}/-/purge`,
      },
      port,
    )
  let content = await startAgain()
  const editor = await firstEditor(content)
  await using site = await startSite({ CONTENT_HOST: content.origin, PURGE_SECRET }, sitePort)
  const { pid } = site.process
  const { origin } = site
  const tally = createTally()
  const paths = spread(await sitemapPaths(origin), pages)
  await visitAll({ origin, paths, tally, pauseMs })
  const before = { kb: residentKb(pid), cpuMs: cpuMs(pid) }

  const beganAt = performance.now()
  let isDown = false
  const isOver = () => performance.now() >= beganAt + seconds * 1000
  const visiting = Array.from({ length: visitors }, () =>
    visitOnAndOn({ origin, paths, tally, pauseMs }, isOver),
  )
  const sending = sendOnAndOn(origin, isOver)
  const publishing = publish({ origin, editor, isOver, isDown: () => isDown, seconds })

  const outagesMs: number[] = []
  for (let restart = 0; restart < restarts; restart += 1) {
    const dueAt = beganAt + (seconds * 1000 * (restart + 1)) / (restarts + 1)
    await wait(Math.max(0, dueAt - performance.now()))
    const goneAt = performance.now()
    isDown = true
    const ended = once(content.process, 'exit')
    content.process.kill(restart % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
    await ended
    await wait(awayMs)
    content = await startAgain()
    isDown = false
    outagesMs.push(Math.round(performance.now() - goneAt))
  }
  const [publicationsMs, { acknowledged, failed }] = await Promise.all([
    publishing,
    sending,
    ...visiting,
  ])
  const wrong = await lostOrDoubled(acknowledged, editor)
  const report = {
    tally,
    paths: paths.length,
    outagesMs,
    publicationsMs,
    enquiries: { acknowledged: acknowledged.length, failed, wrong },
    site: { beforeKb: before.kb, afterKb: residentKb(pid), cpuMs: cpuMs(pid) - before.cpuMs },
  }
  await stopService(content)
  return report
}

/** Returns `wanted` items, evenly spaced. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Returns the report as lines for a terminal. */
export function getLines({ tally, paths, ...report }: SoakReport): string[] {
  const { outagesMs, publicationsMs, enquiries, site } = report
  const megabytes = (kb: number) => `${Math.round(kb / 1024)} MB`
  return [
    `requests          ${tally.requests()} of ${paths} pages, ${tally.failures.length} failed`,
    ...[...tally.counts].map(
      ([kind, { requests, slowestMs }]) =>
        `  ${kind.padEnd(15)} ${requests}, slowest ${slowestMs} ms`,
    ),
    `restarts          ${outagesMs.length}, without content service for ${outagesMs.join(', ')} ms`,
    `publications      ${publicationsMs.length}, on the site after ${publicationsMs.join(', ')} ms`,
    `messages          ${enquiries.acknowledged} sent, ${enquiries.failed} reported as failed, ${enquiries.wrong.length} lost or doubled`,
    `memory of site    ${megabytes(site.beforeKb)} before, ${megabytes(site.afterKb)} after`,
    `processor of site ${(site.cpuMs / tally.requests()).toFixed(2)} ms a request`,
    ...tally.failures.slice(0, 20).map((failure) => `FAILED  ${failure}`),
    ...enquiries.wrong.slice(0, 20).map((text) => `WRONG   ${text}`),
  ]
}
