import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = Disposable & {
  folder: string
  /** Fills the disk completely, or up to `leaving` free bytes. */
  fill: (leaving?: number) => void
  /** Frees the space that `fill` has taken. */
  free: () => void
  /** Makes the disk read-only, even for root. */
  seal: () => void
}

/** Whether this process may mount a disk. Folder permissions are not a substitute, because they do not stop root. */
export const canMount = (() => {
  using disk = mountDisk(1)
  return disk !== null
})()

/** Mounts a small disk in memory, removed by `using`; returns `null` if this process may not mount disks. */
export function mountDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'niaga-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: (leaving = 0) => {
      for (const bytes of [65_536, 4096, 512]) appendUntilFull(filler, bytes)
      if (leaving > 0) truncateSync(filler, statSync(filler).size - leaving)
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
    // Full, as intended.
  }
}
