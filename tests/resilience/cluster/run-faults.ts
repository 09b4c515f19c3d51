import { setTimeout as wait } from 'node:timers/promises'
import { type Editor, firstEditor } from '../../support/editor.ts'
import type { Cluster } from './cluster.ts'
import type { Fault } from './faults.ts'
import { type Counts, startLoad, visitedPaths } from './load.ts'

/** The duration of a fault, and of the observation after it, in milliseconds. */
const faultMs = 8000
const afterMs = 4000
const recoveryLimitMs = 60_000
const inboxPauseMs = 500
const pages = 30
/** The target for editors; a busy machine takes longer, which is not a fault of the cluster. */
const changeTargetMs = 2000

const header =
  '| fault | views | failed | messages sent | sent again | lost or doubled | changes | saved again | signed out | changes after 2 s | slowest change, ms | recovered after, s |'
const columns = header.split(' | ').length
const ruler = `|${'---|'.repeat(columns)}`

type Row = { fault: Fault; counts: Counts; recoveryMs: number; wrong: string[] }

/**
 * Lets one part after another fail, and prints the results for visitors, senders and the editor.
 *
 * @param reason why faults that need the previous release are skipped, if there is none
 * @returns the table, and whether no view failed, no message was lost or doubled, no session ended, and changes were shown
 *   in time
 */
export async function runFaults(
  cluster: Cluster,
  selection: readonly Fault[],
  reason = '',
): Promise<{ lines: string[]; isGood: boolean }> {
  const [first] = cluster.contents
  if (!first) throw new Error('There is no content service.')
  const editor = behind(cluster, await firstEditor(first))
  const paths = await visitedPaths(cluster, pages)
  const rows: Row[] = []
  const lines = [header, ruler]
  for (const fault of selection) {
    if (fault.former && cluster.former === undefined) {
      lines.push(`| ${fault.name} | not run: ${reason} |${' |'.repeat(columns - 2)}`)
      continue
    }
    const row = await runFault(cluster, { fault, editor, paths })
    rows.push(row)
    lines.push(getLine(row))
    console.log(lines.at(-1))
    for (const failure of new Set(row.counts.failedViews)) console.log(`  FAILED ${failure}`)
    for (const message of row.wrong) console.log(`  WRONG ${message}`)
  }
  const rejected = cluster.sites[2]?.output().match(/A purge message was rejected/g)?.length ?? 0
  return {
    lines: [
      ...[...lines, ''],
      `The site whose clock was wrong logged ${rejected} rejected purge messages.`,
    ],
    isGood: rows.every(isGood),
  }
}

/** Returns the same editor behind the balancer: a session of one content service is valid at the other. */
function behind(cluster: Cluster, { headers }: Editor): Editor {
  const sameOrigin = { ...headers, origin: cluster.content }
  return {
    headers: sameOrigin,
    ask: (path, init = {}) =>
      fetch(`${cluster.content}/cms/api${path}`, {
        ...init,
        headers: { ...sameOrigin, 'content-type': 'application/json', ...init.headers },
      }),
  }
}

type FaultOptions = { fault: Fault; editor: Editor; paths: readonly string[] }

async function runFault(cluster: Cluster, { fault, editor, paths }: FaultOptions): Promise<Row> {
  let isLasting = false
  const seenSites = () =>
    cluster.sites
      .filter(({ isRunning }) => isRunning())
      .filter(({ host }) => !isLasting || !fault.absentSites?.includes(host.name))
      .map(({ origin }) => origin)
  const load = startLoad({ cluster, paths, editor, seenSites })
  await wait(1000)
  const beganAt = performance.now()
  isLasting = true
  await fault.begin(cluster)
  const recovered = recovery(load.counts).then(() => performance.now() - beganAt)
  await wait(Math.max(0, beganAt + faultMs - performance.now()))
  await fault.end(cluster)
  isLasting = false
  await wait(afterMs)
  const recoveryMs = await recovered
  await load.stop()
  return { fault, counts: load.counts, recoveryMs, wrong: await lostOrDoubled(load.counts, editor) }
}

/** Waits for a message and a change that began after the fault to succeed; at most a minute. */
async function recovery(counts: Counts): Promise<void> {
  const [sent, changes] = [counts.sent.length, counts.changesMs.length]
  const deadline = performance.now() + recoveryLimitMs
  while (performance.now() < deadline) {
    if (counts.sent.length > sent && counts.changesMs.length > changes) return
    await wait(50)
  }
}

/** Returns the messages reported as sent that the inbox does not contain exactly once. */
async function lostOrDoubled({ sent }: Counts, { ask }: Editor): Promise<string[]> {
  const docs = await inbox(ask)
  const times = new Map<string, number>()
  for (const { message } of docs) times.set(message, (times.get(message) ?? 0) + 1)
  return sent.filter((message) => times.get(message) !== 1)
}

/** Repeats the request while the balancer excludes copies that have just been slow. */
async function inbox(ask: Editor['ask']): Promise<{ message: string }[]> {
  const deadline = performance.now() + recoveryLimitMs
  for (;;) {
    const response = await ask('/messages?pagination=false&depth=0')
    if (response.ok) {
      const { docs }: { docs: { message: string }[] } = await response.json()
      return docs
    }
    if (performance.now() > deadline)
      throw new Error(`The inbox cannot be read: ${response.status}`)
    await wait(inboxPauseMs)
  }
}

function isGood({ fault, counts, wrong }: Row): boolean {
  const failed = fault.expectsFailedViews === undefined ? counts.failedViews.length : 0
  const { changeLimitMs } = fault
  const isShown =
    changeLimitMs === undefined || (counts.changesMs.length > 0 && slowest(counts) <= changeLimitMs)
  const isComplete = failed === 0 && wrong.length === 0 && counts.signedOut === 0
  return isComplete && isShown && counts.sent.length > 0 && counts.views > 0
}

const slowest = ({ changesMs }: Counts) => Math.round(Math.max(0, ...changesMs))

function getLine({ fault, counts, recoveryMs, wrong }: Row): string {
  const { views, failedViews, sent, sentAgain, changesMs, savedAgain, signedOut } = counts
  const cells = [
    ...[fault.name, views, failedViews.length, sent.length, sentAgain, wrong.length],
    ...[changesMs.length, savedAgain, signedOut],
    ...[changesMs.filter((ms) => ms > changeTargetMs).length, slowest(counts)],
    (recoveryMs / 1000).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}
