import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentTypes } from '@niaga/contract/documents'
import { type Store, sortOrderAt, textsIn } from './store.ts'
import type { SampleDocument } from './types.ts'

/**
 * Stores the documents, each as a specimen: a sample company has no valid ones.
 *
 * @param folder the sample folder, with the files in `documents/`
 * @param products the ids of the products, by their keys
 * @param tools the ids of the tools, by their keys
 */
export async function storeDocuments(
  { payload, req }: Store,
  folder: string,
  documents: readonly SampleDocument[],
  products: Map<string, number>,
  tools: Map<string, number>,
): Promise<void> {
  const collection = 'documents'
  for (const [index, document] of documents.entries()) {
    const { file: name, title, issuer, kind, number, date, validUntil } = document
    const data = await readFile(join(/* turbopackIgnore: true */ folder, 'documents', name))
    const { id } = await payload.create({
      collection,
      req,
      locale: 'id',
      file: { name, data, mimetype: documentTypes.pdf, size: data.byteLength },
      data: {
        ...textsIn({ title, issuer }, 'id'),
        kind,
        number,
        date: getNoon(date),
        validUntil: validUntil && getNoon(validUntil),
        language: 'both',
        products: getIds(document.products, products),
        tools: getIds(document.tools, tools),
        isSpecimen: true,
        sortOrder: sortOrderAt(index),
      },
    })
    // Otherwise Payload would store the file again with the second language.
    delete req.file
    const english = textsIn({ title, issuer }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
  }
}

function getIds(keys: readonly string[] = [], ids: Map<string, number>): number[] {
  return keys.flatMap((key) => ids.get(key) ?? [])
}

/** Returns noon of a day, the form in which the admin stores it. */
function getNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}
