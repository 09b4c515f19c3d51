import sharp from 'sharp'

/** Why a picture is rejected. */
export type PictureFault = 'broken'

/** A photograph of any telephone; each takes four bytes of memory while it is read. */
const maxPixels = 60_000_000
/** What a picture of that size takes on a busy machine. */
const maxSeconds = 10

/** Checks that a picture can be read to its last line. */
export async function pictureFault(file: Buffer): Promise<PictureFault | null> {
  try {
    await sharp(file, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .stats()
    return null
  } catch {
    return 'broken'
  }
}
