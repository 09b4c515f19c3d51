import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { readers } from './long-texts/readers.ts'

/** Of a processor and not of a clock, so that a busy machine fails nothing. */
const maxCpuMs = 2000

/** What is still not through then would not be for minutes. */
const hangMs = 40_000

type Report = { reader: string; name: string; cpuMs?: number; fault?: string }

/** @returns what took too long or failed, a sentence each; a thread that hangs is ended, and another one goes on */
async function faultsOf(names: readonly string[]): Promise<string[]> {
  const script = new URL('./long-texts/worker.ts', import.meta.url)
  const worker = new Worker(script, { workerData: names })
  const faults: string[] = []
  let left = names
  let current = 'the start'
  let timer = setTimeout(end, hangMs)
  worker.on('message', ({ reader, name, cpuMs, fault }: Report) => {
    clearTimeout(timer)
    timer = setTimeout(end, hangMs)
    left = names.slice(names.indexOf(reader) + 1)
    current = `${reader}, ${name}`
    if (fault !== undefined) faults.push(`${current}: ${fault}`)
    if (cpuMs !== undefined && cpuMs > maxCpuMs) faults.push(`${current}: ${Math.round(cpuMs)} ms`)
  })
  worker.on('error', (error) => faults.push(`${current}: ${error}`))
  const [code] = await once(worker, 'exit')
  clearTimeout(timer)
  return code === 0 || left.length === 0 ? faults : [...faults, ...(await faultsOf(left))]

  function end() {
    faults.push(`${current}: not read within ${hangMs} ms`)
    void worker.terminate()
  }
}

test('1 MB of anything is read at once by whatever reads texts from outside', {
  timeout: 600_000,
}, async () => {
  expect(await faultsOf(Object.keys(readers))).toEqual([])
})
