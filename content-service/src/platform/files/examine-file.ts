// cspell:ignore ftyp

import type { AttachmentType } from '@niaga/contract/attachments'
import { countPixels } from './count-pixels.ts'
import { type OfficeFault, officeFault, officeFormat } from './office-fault.ts'
import { type PdfFault, pdfFault, pdfHeader } from './pdf-fault.ts'

export type FileFault = PdfFault | OfficeFault | 'empty' | 'type' | 'size' | 'old' | 'heic'

type Examined<Type> =
  | { type: Type; fault: FileFault | null; pixels: number }
  | { type: null; fault: FileFault }

/** `signal` aborts when the client disconnects: its file then counts as broken. */
type Accepted<Type> = { types: readonly Type[]; maxBytes: number; signal?: AbortSignal }

/** Five times the largest file: a larger one would freeze the recipient's program. */
const maxUnpackedBytes = 100_000_000

const signatures = [
  ['zip', Buffer.from('PK\x03\x04')],
  ['old', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['jpg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
] as const
/** A picture from an iPhone, whatever its name. */
const heic = /^.{4}ftyp.{0,60}he[iv]/s
/** An encrypted Office Open XML file uses the container of the old formats. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
/** The range in which some PDF programs look for a PDF header. */
const headBytes = 1024

/** Returns the type of a file's content, whatever its name, or the reason for rejecting it. */
export async function examineFile<Type extends AttachmentType>(
  data: Buffer,
  { types, maxBytes, signal }: Accepted<Type>,
): Promise<Examined<Type>> {
  if (data.length === 0) return { type: null, fault: 'empty' }
  if (data.length > maxBytes) return { type: null, fault: 'size' }
  const head = data.toString('latin1', 0, headBytes)
  const isPdf = pdfHeader.test(head)
  const [signed] =
    signatures.find(([, bytes]) => data.subarray(0, bytes.length).equals(bytes)) ?? []
  const form = isPdf ? 'pdf' : signed
  if (form === 'old')
    return { type: null, fault: data.includes(encryptedPackage) ? 'locked' : 'old' }
  const actual = form === 'zip' ? officeFormat(data) : form
  const type = types.find((accepted) => accepted === actual)
  if (!type) return { type: null, fault: heic.test(head) ? 'heic' : 'type' }
  const isPicture = actual === 'jpg' || actual === 'png'
  const pixels = isPicture ? countPixels(data, actual) : 0
  if (pixels === null) return { type, fault: 'broken', pixels: 0 }
  return { type, fault: await getFault(type, data, signal), pixels }
}

async function getFault(
  type: AttachmentType,
  data: Buffer,
  signal?: AbortSignal,
): Promise<FileFault | null> {
  if (type === 'pdf') return pdfFault(data)
  if (data.subarray(0, headBytes).includes('%PDF-')) return 'mixed'
  if (type === 'xlsx' || type === 'docx') return officeFault(data, type, maxUnpackedBytes, signal)
  return null
}
