import sharp from 'sharp'
import { createMutex } from '../database/mutex.ts'

/** Why a picture is rejected. */
export type PictureFault = 'broken'

/** As of pictures for the site. */
const maxPixels = 40_000_000
/** What a picture of that size takes on a busy machine. */
const maxSeconds = 10

/** One at a time, since an interlaced picture takes four bytes of memory for each pixel. */
const waitForOthers = createMutex()

/** Checks that a picture can be read to its last line. */
export async function pictureFault(file: Buffer): Promise<PictureFault | null> {
  const release = await waitForOthers()
  try {
    await sharp(file, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .stats()
    return null
  } catch {
    return 'broken'
  } finally {
    release()
  }
}
