import { readers } from './readers.ts'
import { shapes } from './shapes.ts'

/** Gives each reader it is told of each shape, and reports before which it is and after what it took of a processor. */
for (const reader of process.argv.slice(2)) {
  for (const { name, text } of shapes()) {
    process.send?.({ reader, name })
    const before = process.threadCpuUsage()
    const fault = await faultOf(reader, text)
    const { user, system } = process.threadCpuUsage(before)
    process.send?.({ reader, name, cpuMs: (user + system) / 1000, fault })
  }
}

async function faultOf(reader: string, text: string): Promise<string | undefined> {
  try {
    await readers[reader]?.(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}

// The channel would keep it running.
process.disconnect?.()
