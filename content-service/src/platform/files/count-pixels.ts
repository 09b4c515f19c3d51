import { crc32 } from 'node:zlib'

/** Far more scans than cameras write; each costs the recipient's program a pass. */
const maxScans = 100
/** The chunks would have to be smaller than any program writes, in 10 MB. */
const maxChunks = 20_000

/**
 * Reads the structure of a picture to its end without decoding it: 40 megapixels of one colour are a file of 100 KB, and
 * take a second of a core.
 *
 * @returns the number of pixels, `null` if the file is truncated or damaged
 */
export function countPixels(file: Buffer, type: 'jpg' | 'png'): number | null {
  try {
    return (type === 'png' ? getPngPixels(file) : getJpegPixels(file)) || null
  } catch (error) {
    // A length points beyond the end.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Reads chunks with their checksums (PNG, third edition, section 5.3); ignores bytes after the last chunk. */
function getPngPixels(file: Buffer): number | null {
  let at = 8
  let hasData = false
  for (let chunk = 0; chunk < maxChunks; chunk += 1) {
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 8 + file.readUInt32BE(at)
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return null
    if ((name === 'IHDR') !== (chunk === 0)) return null
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? file.readUInt32BE(16) * file.readUInt32BE(20) : null
    at = end + 4
  }
  return null
}

const [startOfScan, endOfImage, fill] = [0xda, 0xd9, 0xff]
/** Markers of frames (ITU-T T.81, table B.1); the others in this range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads segments (ITU-T T.81, annex B); cameras add other data after the end of the image. */
function getJpegPixels(file: Buffer): number | null {
  let at = 2
  let pixels = 0
  let scans = 0
  while (scans <= maxScans) {
    if (file.readUInt8(at) !== fill) return null
    const marker = file.readUInt8(at + 1)
    if (marker === endOfImage) return scans > 0 ? pixels : null
    if (isFrame(marker)) pixels += file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
    at += marker === fill ? 1 : 2 + file.readUInt16BE(at + 2)
    if (marker !== startOfScan) continue
    scans += 1
    at = markerAfter(file, at)
  }
  return null
}

/** In compressed data a byte of ones is followed by zero or the number of a restart. */
function markerAfter(file: Buffer, from: number): number {
  for (let at = from; at < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === fill && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
