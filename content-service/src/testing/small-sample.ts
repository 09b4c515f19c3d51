import { cpSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type TemporaryFolder, temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import media from '../../sample/media.json' with { type: 'json' }

const sample = join(import.meta.dirname, '../../sample')

/** Creates a folder of the sample company with small pictures: the original ones take seconds to resize. */
export async function smallSample(): Promise<TemporaryFolder> {
  const folder = temporaryFolder()
  const pictures = join(folder.path, 'pictures')
  mkdirSync(pictures)
  for (const [index, { file }] of media.entries()) {
    const background = { r: 4 * index, g: 80, b: 20 }
    await sharp({ create: { width: 400, height: 300, channels: 3, background } }).toFile(
      join(pictures, file),
    )
  }
  const filter = (path: string) =>
    statSync(path).isDirectory() ? !path.endsWith('pictures') : /\.(json|pdf)$/.test(path)
  cpSync(sample, folder.path, { recursive: true, filter })
  return folder
}
