import { z } from 'zod'
import { listOf, optionalDay, optionalText } from './lenient.ts'

/** Documents of the content contract: files that a visitor downloads, such as a company profile or a certificate. */

export const documentKinds = [
  'profile',
  'licence',
  'certificate',
  'sheet',
  'policy',
  'safety',
  'contract',
] as const

/** A document in both languages is offered in either. */
export const documentLanguages = ['id', 'en', 'both'] as const

/** The only form of path that is requested from a host, whatever its list contains. */
const filePath = /^files\/[1-9]\d{0,14}\/[a-z\d][a-z\d._-]{0,119}\.(?:pdf|xlsx)$/i

const id = z.int().positive()

export const documentSchema = z.object({
  id,
  title: z.string().min(1),
  kind: z.enum(documentKinds),
  number: optionalText,
  issuer: optionalText,
  date: optionalDay.describe('The day on which it was issued'),
  valid_until: optionalDay.describe('The last day on which it is valid'),
  file: z.string().regex(filePath).describe('Its path on the host, a PDF or an Excel workbook'),
  bytes: id.describe('The size of the file'),
  language: z.preprocess(
    (value) => documentLanguages.find((code) => code === value),
    z.enum(documentLanguages).optional(),
  ),
  specimen: z.preprocess(
    (value) => value === true || undefined,
    z.boolean().optional().describe('Whether it only shows what such a document looks like'),
  ),
  product_ids: listOf(id).describe('The minerals to which it belongs'),
  tool_ids: listOf(id).describe('The machines to which it belongs'),
})

export type Document = z.output<typeof documentSchema>
export type DocumentKind = (typeof documentKinds)[number]
export type DocumentLanguage = (typeof documentLanguages)[number]

/** The permitted types of documents, by file extension. */
export const documentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type DocumentType = keyof typeof documentTypes

/**
 * Returns the type of a document from its path or name.
 *
 * @returns `null` for a path that cannot be a document's
 */
export function documentType(path: string): DocumentType | null {
  const extension = /\.([^.]+)$/.exec(path)?.[1]?.toLowerCase()
  return extension === 'pdf' || extension === 'xlsx' ? extension : null
}

/** Whether a path of a host or of the site, without its leading slash, can be a document's. */
export function isDocumentPath(path: string): boolean {
  return filePath.test(path)
}

/**
 * Returns the URL of a document's file on its content host.
 *
 * @returns `null` for a path that cannot be a document's
 */
export function documentUrl(host: string, path: string): URL | null {
  return isDocumentPath(path) ? new URL(`${host.replace(/\/+$/, '')}/${path}`) : null
}
