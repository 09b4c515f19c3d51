import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readers } from './long-texts/readers.ts'
import { textLength } from './long-texts/shapes.ts'

/** Two seconds per megabyte, measured in CPU time, because a busy machine should not fail the test. */
const maxCpuMs = textLength / 500

/** A reader that has not finished by then would take minutes. */
const hangMs = 30_000

type Report = { reader: string; name: string; cpuMs?: number; fault?: string }

/**
 * Runs the readers in a separate process, because a thread cannot be ended while it runs ICU code.
 *
 * @returns a sentence for each reader that took too long or failed; a process that hangs is ended, and another one
 *   continues with the next reader
 */
async function getFaults(names: readonly string[]): Promise<string[]> {
  const script = fileURLToPath(new URL('./long-texts/read-shapes.ts', import.meta.url))
  const child = fork(script, names)
  const faults: string[] = []
  let remaining = names
  let current = 'the start'
  let timer = setTimeout(end, hangMs)
  child.on('message', (report) => {
    const { reader, name, cpuMs, fault } = report as Report
    clearTimeout(timer)
    timer = setTimeout(end, hangMs)
    remaining = names.slice(names.indexOf(reader) + 1)
    current = `${reader}, ${name}`
    if (fault !== undefined) faults.push(`${current}: ${fault}`)
    if (cpuMs !== undefined && cpuMs > maxCpuMs) faults.push(`${current}: ${Math.round(cpuMs)} ms`)
  })
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  if (code === 0) return faults
  if (faults.length === 0) faults.push(`${current}: the process ended`)
  return remaining.length === 0 ? faults : [...faults, ...(await getFaults(remaining))]

  function end() {
    faults.push(`${current}: not read within ${hangMs} ms`)
    child.kill('SIGKILL')
  }
}

test(`every reader of texts from outside handles ${textLength} characters at once`, {
  timeout: 600_000,
}, async () => {
  expect(await getFaults(Object.keys(readers))).toEqual([])
})
