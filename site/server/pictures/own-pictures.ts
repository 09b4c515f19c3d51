import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getVersion } from './source-pictures.ts'

const fileName = /^[a-z\d][a-z\d-]*\.webp$/

export type OwnPictures = ReturnType<typeof createOwnPictures>

/** Loads the site's own pictures: files that only change with the site, so each is read once. */
export function createOwnPictures(folder: string) {
  const versions = new Map<string, string | null>()

  /** Returns `null` if the picture does not exist. */
  function find(name: string): string | null {
    const cached = versions.get(name)
    if (cached !== undefined) return cached
    if (!fileName.test(name)) return null
    const version = readVersion(join(folder, name))
    // Missing pictures are not remembered, because anyone may request any name.
    if (version !== null) versions.set(name, version)
    return version
  }

  return {
    find,
    read: (name: string) => readFile(join(folder, name)),
    /** Returns the address of a picture without a width. */
    address: (name: string) => `/pictures/${name}?_v=${find(name) ?? ''}`,
  }
}

function readVersion(file: string): string | null {
  try {
    return getVersion(readFileSync(file))
  } catch {
    return null
  }
}
