import { type DocumentType, documentTypes } from '@niaga/contract/documents'
import { largestDocumentBytes } from '@niaga/server-kit/body-limits'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { workbookFault } from '../../platform/files/workbook-fault.ts'
import { canStore } from '../media/explain-rejection.ts'
import { localFolder } from '../media/media-folder.ts'
import { type FileFault, fileTexts } from './file-texts.ts'
import { pdfFault } from './pdf-fault.ts'

/** Five times the file: more is a workbook that would freeze the program of a visitor. */
const maxUnpackedBytes = 100_000_000

const signatures = {
  pdf: Buffer.from('%PDF-'),
  xlsx: Buffer.from('PK\x03\x04'),
  old: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}
/** In which some PDF programs look for the header of a PDF. */
const headBytes = 1024

/** The type that the content of a file has, or why it is rejected. */
export async function examineFile(
  data: Buffer,
): Promise<{ type: DocumentType; fault: FileFault | null } | { type: null; fault: FileFault }> {
  const startsWith = (signature: Buffer) => data.subarray(0, signature.length).equals(signature)
  if (data.length > largestDocumentBytes) return { type: null, fault: 'size' }
  if (startsWith(signatures.pdf)) return { type: 'pdf', fault: await pdfFault(data) }
  if (startsWith(signatures.old)) return { type: null, fault: 'old' }
  if (!startsWith(signatures.xlsx)) return { type: null, fault: 'type' }
  const isMixed = data.subarray(0, headBytes).includes(signatures.pdf)
  return { type: 'xlsx', fault: isMixed ? 'mixed' : await workbookFault(data, maxUnpackedBytes) }
}

/**
 * Checks the content of an uploaded file, and gives it the extension and the type that it really has, whatever it is
 * called.
 *
 * @throws {ValidationError} at the field of the file
 */
export const checkFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const { type, fault } = await examineFile(file.data)
  if (fault !== null) {
    const errors = [{ path: 'file', message: sentence(req, fault), label: fileLabel(req) }]
    throw new ValidationError({ collection: 'documents', errors, req }, req.t)
  }
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${type}`
  req.file = { ...file, name, mimetype: documentTypes[type] }
}

/** Shows at the field what Payload reports only above the form: a file over the limit, or one that cannot be stored. */
export const explainFileRejection: CollectionAfterErrorHook = async ({ error, req }) => {
  if (error instanceof APIError && error.status === 413) return fieldError(req, 'size', 413)
  if (!(error instanceof FileUploadError) && !('syscall' in error)) return
  const folder = localFolder(req.payload)
  if (folder === null || (await canStore(folder))) return
  req.payload.logger.error({ folder }, 'Documents cannot be stored')
  return fieldError(req, 'storage', 507)
}

function fieldError(req: PayloadRequest, fault: FileFault, status: number) {
  const message = sentence(req, fault)
  const errors = [{ path: 'file', message, label: fileLabel(req) }]
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] }, status }
}

function sentence({ i18n }: PayloadRequest, fault: FileFault): string {
  return fileTexts[fault][i18n?.language === 'en' ? 'en' : 'id']
}

function fileLabel({ i18n }: PayloadRequest): string {
  return i18n?.language === 'en' ? 'File' : 'Berkas'
}
