import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placedMachine } from '../../app/ui/drawings/placed-machine.ts'
import { drawPlacedMachine } from './draw-placed-machine.ts'
import { getVersion } from './source-pictures.ts'

/** A machine's picture names its weight in tonnes, by which it is drawn. */
const fileName = /^([a-z\d][a-z\d-]*)(?:@(\d{1,3}(?:\.\d)?))?\.webp$/

export type OwnPictures = ReturnType<typeof createOwnPictures>

/** Loads the site's own pictures: files that only change with the site, so each is read once. */
export function createOwnPictures(folder: string) {
  const versions = new Map<string, string>()

  /** Returns the version of a picture, which changes with its scale too; `null` if the picture does not exist. */
  function find(name: string): string | null {
    const [, file, tonnes] = fileName.exec(name) ?? []
    const placed = placedMachine(name)
    if (!file || (tonnes && !placed)) return null
    const version = versions.get(file) ?? readVersion(join(folder, `${file}.webp`))
    // Missing pictures are not remembered, because anyone may request any name.
    if (version === null) return null
    versions.set(file, version)
    return placed ? version + Math.round(placed.across * 10).toString(16) : version
  }

  return {
    find,
    read(name: string): Promise<Buffer> {
      const placed = placedMachine(name)
      return placed ? drawPlacedMachine(placed, folder) : readFile(join(folder, name))
    },
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
