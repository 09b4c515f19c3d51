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
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { examineFile } from '../../platform/files/examine-file.ts'
import { canStore } from '../media/explain-rejection.ts'
import { localFolder } from '../media/media-folder.ts'
import { fileTexts } from './file-texts.ts'

/** The types of files that visitors download, each with its maximum size. */
export const accepted = {
  types: ['pdf', 'xlsx'] satisfies DocumentType[],
  maxBytes: largestDocumentBytes,
}

/**
 * Checks the content of an uploaded file, and gives it the extension and type of that content, whatever its name is.
 *
 * @throws {ValidationError} at the field of the file
 */
export const checkFile: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const { type, fault } = await examineFile(file.data, accepted)
  if (fault !== null) {
    const errors = [
      {
        path: 'file',
        message: sentenceFor(req, fileTexts[fault]),
        label: adminTexts(req.i18n).documents.file,
      },
    ]
    throw new ValidationError({ collection: 'documents', errors, req }, req.t)
  }
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${type}`
  req.file = { ...file, name, mimetype: documentTypes[type] }
}

/** Shows an error at the field that Payload reports only above the form: a file over the limit, or a failure to store it. */
export const explainFileRejection: CollectionAfterErrorHook = async ({ error, req }) => {
  if (error instanceof APIError && error.status === 413) return fieldError(req, 'size', 413)
  if (!(error instanceof FileUploadError) && !('syscall' in error)) return
  const folder = localFolder(req.payload)
  if (folder === null || (await canStore(folder))) return
  req.payload.logger.error({ folder }, 'Documents cannot be stored')
  return fieldError(req, 'storage', 507)
}

function fieldError(req: PayloadRequest, fault: keyof typeof fileTexts, status: number) {
  const message = sentenceFor(req, fileTexts[fault])
  const errors = [{ path: 'file', message, label: adminTexts(req.i18n).documents.file }]
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors } }] }, status }
}
