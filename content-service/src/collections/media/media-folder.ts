import { join } from 'node:path'

/** The folder of uploaded pictures inside the data folder. */
export function mediaFolder(dataFolder: string): string {
  return join(/* turbopackIgnore: true */ dataFolder, 'media')
}
