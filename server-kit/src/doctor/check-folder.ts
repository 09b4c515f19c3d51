import { randomUUID } from 'node:crypto'
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, ok, problem, runCheck, warning } from './finding.ts'

/** Below this, a nightly backup or an hour of uploads may fill the disk. */
const scarceBytes = 2_000_000_000
/** Below this, SQLite and uploads begin to fail. */
const fullBytes = 200_000_000

/** Checks that a folder can be written, read and deleted from, and how much space its disk has. */
export function checkFolder(subject: string, folder: string): Promise<Finding> {
  const remedy = `Make ${folder} a folder that the account of the services may write to.`
  return runCheck(subject, remedy, async () => {
    const stats = await stat(folder).catch(() => null)
    if (stats === null) return warning(`${folder} does not exist; the next start creates it.`)
    const probe = join(folder, `.doctor-${randomUUID()}`)
    try {
      await writeFile(probe, probe, { flush: true })
      if ((await readFile(probe, 'utf8')) !== probe) throw new Error(`${probe} was not stored`)
    } finally {
      await rm(probe, { force: true })
    }
    const { bavail, bsize } = await statfs(folder)
    return describeRoom(folder, bavail * bsize)
  })
}

export function describeRoom(folder: string, freeBytes: number): Omit<Finding, 'subject'> {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB`
  if (freeBytes < fullBytes) {
    return problem(`The disk of ${folder} is full (${free} left). Delete old backups or the cache.`)
  }
  if (freeBytes < scarceBytes) {
    return warning(`The disk of ${folder} has only ${free} left. Make room soon.`)
  }
  return ok(`${folder} is writable, ${free} free.`)
}
