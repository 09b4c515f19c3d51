import type { CollectionAfterReadHook } from 'payload'

/** Returns the path of a document on this service, in the form of the contract. */
export function documentPath(id: number, filename: string): string {
  return `files/${id}/${filename}`
}

/** Documents are served at `/files/…`; Payload's own address is in its REST API, which requires a session. */
export const fileAddress: CollectionAfterReadHook = ({ doc }) => ({
  ...doc,
  url: typeof doc.filename === 'string' ? `/${documentPath(doc.id, doc.filename)}` : null,
})
