import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** A file of a zip archive, as listed in the archive's directory (APPNOTE 6.3.10, section 4.3). */
export type ZipEntry = {
  name: string
  isLocked: boolean
  packedBytes: number
  unpackedBytes: number
  checksum: number
  method: number
  dataAt: number
}

const endBytes = 22
const fileHeaderBytes = 30
const directoryHeaderBytes = 46
const signatures = { end: 0x06054b50, file: 0x04034b50, entry: 0x02014b50 } as const
/**
 * The lengths of the sizes that follow a file's data if its header was written first, without and with signature or 64
 * bits.
 */
const descriptorBytes = [12, 16, 20, 24]
const stored = 0
const deflated = 8
/** The flag of a file whose sizes follow its data, and are otherwise only in the directory. */
const hasDescriptor = 8

const inflate = promisify(inflateRaw)

/**
 * Reads the directory of a pure archive: the directory ends the file, and the entries fill the rest without gaps or
 * overlaps. Both headers of an entry must agree on its name, sizes and checksum, because programs differ in which header
 * they use.
 *
 * @param maxEntries the maximum number of entries; a larger archive is not read
 * @returns `null` for a file that is not a pure archive
 */
export function readZipDirectory(file: Buffer, maxEntries: number): ZipEntry[] | null {
  const endAt = file.length - endBytes
  if (endAt < 0 || file.readUInt32LE(endAt) !== signatures.end) return null
  const count = file.readUInt16LE(endAt + 10)
  const directoryAt = file.readUInt32LE(endAt + 16)
  const isWhole =
    file.readUInt32LE(endAt + 4) === 0 &&
    file.readUInt16LE(endAt + 8) === count &&
    directoryAt + file.readUInt32LE(endAt + 12) === endAt &&
    file.readUInt16LE(endAt + 20) === 0
  if (!isWhole || count > maxEntries) return null
  const entries: (ZipEntry & { at: number })[] = []
  let position = directoryAt
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(file, position, endAt)
    if (!entry) return null
    entries.push(entry)
    position = entry.next
  }
  return position === endAt && fillTheFile(entries, directoryAt) ? entries : null
}

/**
 * Unpacks an entry of an archive, with no more memory than the directory declares.
 *
 * @returns `null` if it exceeds `maxBytes`, cannot be unpacked, or differs from the declared length or checksum
 */
export async function unpack(
  file: Buffer,
  { dataAt, packedBytes, unpackedBytes, checksum, method }: ZipEntry,
  maxBytes: number,
): Promise<Buffer | null> {
  if (unpackedBytes > maxBytes || (method !== stored && method !== deflated)) return null
  const packed = file.subarray(dataAt, dataAt + packedBytes)
  const inflated = () => inflate(packed, { maxOutputLength: unpackedBytes || 1 }).catch(() => null)
  const data = method === stored ? packed : await inflated()
  return data?.length === unpackedBytes && crc32(data) === checksum ? data : null
}

function entryAt(file: Buffer, position: number, endAt: number) {
  if (position + directoryHeaderBytes > endAt) return null
  if (file.readUInt32LE(position) !== signatures.entry) return null
  const nameBytes = file.readUInt16LE(position + 28)
  const nameAt = position + directoryHeaderBytes
  const next =
    nameAt + nameBytes + file.readUInt16LE(position + 30) + file.readUInt16LE(position + 32)
  const at = file.readUInt32LE(position + 42)
  if (next > endAt || at + fileHeaderBytes > endAt) return null
  if (file.readUInt32LE(at) !== signatures.file) return null
  const name = file.subarray(nameAt, nameAt + nameBytes)
  const ownNameAt = at + fileHeaderBytes
  const ownName = file.subarray(ownNameAt, ownNameAt + file.readUInt16LE(at + 26))
  const method = file.readUInt16LE(position + 10)
  if (!name.equals(ownName) || file.readUInt16LE(at + 8) !== method) return null
  const isDeclared = (file.readUInt16LE(at + 6) & hasDescriptor) === 0
  const declared = file.subarray(at + 14, at + 26)
  if (isDeclared && !declared.equals(file.subarray(position + 16, position + 28))) return null
  return {
    name: name.toString('utf8'),
    isLocked: (file.readUInt16LE(position + 8) & 1) === 1,
    packedBytes: file.readUInt32LE(position + 20),
    unpackedBytes: file.readUInt32LE(position + 24),
    checksum: file.readUInt32LE(position + 16),
    method,
    at,
    dataAt: ownNameAt + ownName.length + file.readUInt16LE(at + 28),
    next,
  }
}

function fillTheFile(entries: readonly (ZipEntry & { at: number })[], directoryAt: number) {
  const ordered = entries.toSorted((one, other) => one.at - other.at)
  if (ordered[0] && ordered[0].at !== 0) return false
  return ordered.every(({ dataAt, packedBytes }, index) => {
    const next = ordered[index + 1]?.at ?? directoryAt
    const gap = next - (dataAt + packedBytes)
    return gap === 0 || descriptorBytes.includes(gap)
  })
}
