import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** File names become URLs: ASCII letters, digits and hyphens need no encoding anywhere. */
export function cleanFileName(unnamed: string): CollectionBeforeOperationHook {
  return ({ req, operation }) => {
    if ((operation === 'create' || operation === 'update') && req.file) {
      req.file.name = cleanedName(req.file.name, unnamed)
    }
  }
}

/** Windows device names: Payload removes them, which leaves only the extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * `Tambang Batubara (2).JPEG` → `tambang-batubara-2.jpeg`
 *
 * @param unnamed replaces a name without letters or digits, and precedes a device name
 */
export function cleanedName(name: string, unnamed: string): string {
  const extension = extname(name)
  const stem = name
    .slice(0, name.length - extension.length)
    // Combining marks are removed first: normalisation sorts a run of them in quadratic time.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  const usable = deviceName.test(stem) ? `${unnamed}-${stem}` : stem || unnamed
  return `${usable}${extension.toLowerCase()}`
}
