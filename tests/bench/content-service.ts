import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { startContent } from '../support/content.ts'
import { median, printFigure, printNumber } from './support/figures.ts'
import { load, needPrograms } from './support/load.ts'

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
  const whole: number[] = []
  const unchanged: number[] = []
  await getCost(home)
  // Both by turns, because the difference is small.
  while (whole.length < rounds) {
    whole.push(await getCost(home))
    unchanged.push(await getCost(home, { 'If-None-Match': etag }))
  }
  const [full, short] = [median(whole), median(unchanged)]
  printNumber('home, cached, 200', full, 'ms CPU', { digits: 3, max: 1 })
  printFigure('home, cached, 304', `${short.toFixed(3)} ms CPU`, 'below 200', short < full)
  printNumber('search of posts, not cached', await getCost(search), 'ms CPU', { digits: 3 })
} finally {
  await stopService(service)
}

/** @returns the processor time of a response, in milliseconds */
async function getCost(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { origin, process: child } = service
  const options = { origin, pid: child.pid, paths: [path], headers, seconds: 3, connections: 8 }
  return (await load(options)).cpuMs
}
