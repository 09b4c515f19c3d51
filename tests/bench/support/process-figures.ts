import { readFileSync } from 'node:fs'

/** Resource usage of a process, from Linux's `/proc`. */

const ticksPerSecond = 100

/** Returns the user and system time of all threads so far, in milliseconds. */
export function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}

/** Returns the peak memory usage of a process, in kilobytes. */
export function peakKb(pid: number | undefined): number {
  return kilobytes(pid, 'VmHWM')
}

/** Returns the current memory usage of a process, in kilobytes. */
export function residentKb(pid: number | undefined): number {
  return kilobytes(pid, 'VmRSS')
}

function kilobytes(pid: number | undefined, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
}
