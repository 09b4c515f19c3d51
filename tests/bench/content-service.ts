import { Agent, get } from 'node:http'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { type Service, startService, stopService, untilReady } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { median, printFigure } from './support/figures.ts'
import { cpuMs } from './support/process-figures.ts'

// Measures the cost of one response of the content service. The script reads `/proc`, so it runs only on Linux.

const home = '/api/home?lang=id'
const requests = 8_000
const rounds = 5
const atOnce = 8

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

type Cost = { cpuMs: number; perSecond: number }
type CostOptions = {
  headers?: Record<string, string>
  count?: number
  getAddress?: (index: number) => string
}

await buildWhatIsNotBuilt()
await measureHomeCached()
await measureHomeUncached()

/** Measures both in one service, alternately, because the difference is small. */
async function measureHomeCached() {
  await withService(async (service) => {
    const etag = await ask(service.origin + home)
    const cached: Cost[] = []
    const unchanged: Cost[] = []
    await getCost(service, {})
    for (let round = 0; round < rounds; round += 1) {
      cached.push(await getCost(service, {}))
      unchanged.push(await getCost(service, { headers: { 'If-None-Match': etag } }))
    }
    const [whole, none] = [middle(cached), middle(unchanged)]
    printFigure('home, cached, 200', costText(whole), '≤ 1 ms', whole.cpuMs <= 1)
    printFigure('home, cached, 304', costText(none), 'below 200', none.cpuMs < whole.cpuMs)
  })
}

async function measureHomeUncached() {
  // The home page ignores `page`, but the cache keeps a response for each value.
  const getAddress = (index: number) => `${home}&page=${index + 1}`
  await withService(async (service) => {
    await getCost(service, { count: 500, getAddress })
    const other = (index: number) => getAddress(index + 500)
    printFigure(
      'home, not cached, 200',
      costText(await getCost(service, { count: 2000, getAddress: other })),
    )
  })
}

async function getCost(
  { origin, process: { pid } }: Service,
  { headers = {}, count = requests, getAddress = () => home }: CostOptions,
): Promise<Cost> {
  const before = cpuMs(pid)
  const startedAt = performance.now()
  await askMany((index) => origin + getAddress(index), headers, count)
  const seconds = (performance.now() - startedAt) / 1000
  return { cpuMs: (cpuMs(pid) - before) / count, perSecond: count / seconds }
}

function middle(costs: readonly Cost[]): Cost {
  return {
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
  }
}

function costText({ cpuMs, perSecond }: Cost): string {
  return `${cpuMs.toFixed(3)} ms CPU, ${Math.round(perSecond)} a second`
}

async function withService(work: (service: Service) => Promise<void>): Promise<void> {
  await using folder = temporaryFolder()
  const service = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    env: { DATA_DIR: folder.path },
  })
  try {
    await untilReady(service)
    await work(service)
  } finally {
    await stopService(service)
  }
}

async function askMany(
  getAddress: (index: number) => string,
  headers: Record<string, string>,
  count: number,
) {
  let left = count
  async function worker() {
    while (left > 0) {
      left -= 1
      await ask(getAddress(left), headers)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** @returns the ETag of the response, after its whole body */
function ask(address: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.headers.etag ?? ''))
    }).on('error', reject)
  })
}
