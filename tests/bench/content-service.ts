import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { startContent } from '../support/content.ts'
import { median, printNumber } from './support/figures.ts'
import { load, needPrograms } from './support/load.ts'
import { cpuMs } from './support/process-figures.ts'

// Measures the processor time of one response of the content service, which is valid on a busy machine too. The script
// reads `/proc`, so it runs only on Linux.

const home = '/api/home?lang=id'
const rounds = 5
/** Searches are not cached. */
const search = '/api/blogs?lang=id&page=1&per_page=12&q=batubara'

needPrograms()
await buildWhatIsNotBuilt(['content-service'])
await using folder = temporaryFolder()
const service = await startContent({ DATA_DIR: folder.path, SAMPLE_CONTENT: 'load' })
try {
  const etag = (await fetch(service.origin + home)).headers.get('etag') ?? ''
  await getCost([home])
  // Both by turns, because the difference is small.
  const costs: { whole: number; unchanged: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const whole = await getCost([home])
    costs.push({ whole, unchanged: await getCost([home], { 'If-None-Match': etag }) })
  }
  const whole = median(costs.map((cost) => cost.whole))
  const unchanged = median(costs.map((cost) => cost.unchanged))
  printNumber('home, cached, 200', whole, 'ms CPU', { digits: 3, max: 1 })
  printNumber('home, cached, 304', unchanged, 'ms CPU', { digits: 3, max: whole })
  printNumber('search of posts, not cached', await getCost([search]), 'ms CPU', { digits: 3 })
} finally {
  await stopService(service)
}

/** @returns the processor time of a response, in milliseconds */
async function getCost(paths: string[], headers: Record<string, string> = {}): Promise<number> {
  const { origin, process: child } = service
  const before = cpuMs(child.pid)
  const { requests, failures } = await load({ origin, paths, headers, seconds: 3, connections: 8 })
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`)
  return (cpuMs(child.pid) - before) / requests
}
