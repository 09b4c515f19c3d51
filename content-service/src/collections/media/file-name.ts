import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** File names become URLs: ASCII letters, digits and hyphens need no encoding anywhere. */
export const cleanFileName: CollectionBeforeOperationHook = ({ req, operation }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.file.name = cleanedName(req.file.name)
  }
}

/** `Tambang Batubara (2).JPEG` → `tambang-batubara-2.jpeg` */
export function cleanedName(name: string): string {
  const extension = extname(name)
  const stem = name
    .slice(0, name.length - extension.length)
    // Normalisation sorts a run of combining marks in quadratic time.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${stem || 'gambar'}${extension.toLowerCase()}`
}
