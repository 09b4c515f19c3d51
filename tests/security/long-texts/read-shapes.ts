import { readers } from './readers.ts'
import { shapes } from './shapes.ts'

/** Runs each reader in the arguments on each shape, and reports its name before and its CPU time after. */
for (const reader of process.argv.slice(2)) {
  for (const { name, text } of shapes()) {
    process.send?.({ reader, name })
    const before = process.threadCpuUsage()
    const fault = await getFault(reader, text)
    const { user, system } = process.threadCpuUsage(before)
    process.send?.({ reader, name, cpuMs: (user + system) / 1000, fault })
  }
}

async function getFault(reader: string, text: string): Promise<string | undefined> {
  try {
    await readers[reader]?.(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}

// An open channel would keep the process running.
process.disconnect?.()
