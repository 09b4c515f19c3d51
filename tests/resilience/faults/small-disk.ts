import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = Disposable & {
  folder: string
  /** Leaves no room for a byte more. */
  fill: () => void
  /** Makes the room again that `fill` took. */
  free: () => void
  /** From now on it can be read alone, also by root. */
  seal: () => void
}

/** Whether this process may mount a disk; without one the rights of a folder stop nobody who is root. */
export const canMount = (() => {
  using disk = mountDisk(1)
  return disk !== null
})()

/** A disk of its own, in memory, of some megabytes, removed by `using`; `null` where this process may not mount one. */
export function mountDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'niaga-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      for (const bytes of [65_536, 4096, 512]) appendUntilFull(filler, bytes)
    },
    free: () => rmSync(filler, { force: true }),
    seal: () => void mount('-o', 'remount,ro', folder),
    [Symbol.dispose]: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

function appendUntilFull(file: string, bytes: number): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(bytes))
  } catch {
    // Full, which is what was wanted.
  }
}
