import { parentPort, workerData } from 'node:worker_threads'
import { readers } from './readers.ts'
import { shapes } from './shapes.ts'

/** Gives each reader it is told of each shape, and reports before which it is and after what it took of a processor. */
for (const reader of workerData as string[]) {
  for (const { name, text } of shapes()) {
    parentPort?.postMessage({ reader, name })
    const before = process.threadCpuUsage()
    const fault = faultOf(reader, text)
    const { user, system } = process.threadCpuUsage(before)
    parentPort?.postMessage({ reader, name, cpuMs: (user + system) / 1000, fault })
  }
}

function faultOf(reader: string, text: string): string | undefined {
  try {
    readers[reader]?.(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}
