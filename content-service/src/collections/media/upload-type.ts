import { documentType, documentTypes } from '@niaga/contract/documents'
import { storedName } from './serve-file.ts'
import { pictureType } from './serve-picture.ts'

/** Returns the media type of an uploaded file by its name, `null` for a name that no upload has. */
export function uploadType(name: string): string | null {
  const type = storedName.test(name) ? documentType(name) : null
  return type === null ? pictureType(name) : documentTypes[type]
}
