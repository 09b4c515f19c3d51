import { readFileSync } from 'node:fs'

/** What a process has used, from `/proc` of Linux. */

const ticksPerSecond = 100

/** User and system time of all threads so far, in milliseconds. */
export function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}

/** The most memory that it has used at one time, in kilobytes. */
export function peakKb(pid: number | undefined): number {
  return kilobytes(pid, 'VmHWM')
}

/** The memory that it uses, in kilobytes. */
export function residentKb(pid: number | undefined): number {
  return kilobytes(pid, 'VmRSS')
}

function kilobytes(pid: number | undefined, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
}
