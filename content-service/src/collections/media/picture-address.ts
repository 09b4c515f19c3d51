import type { CollectionAfterReadHook } from 'payload'

/**
 * Pictures are served at `/storage/…`; Payload's own addresses are in its REST API, which
 * requires a session.
 */
export const addressInStorage: CollectionAfterReadHook = ({ doc }) => ({
  ...doc,
  url: getAddress(doc.filename),
  thumbnailURL: getAddress(doc.sizes?.thumbnail?.filename ?? doc.filename),
  ...(doc.sizes ? { sizes: withAddresses(doc.sizes) } : {}),
})

function withAddresses(sizes: Record<string, { filename?: string | null }>) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      { ...size, url: getAddress(size.filename) },
    ]),
  )
}

function getAddress(filename: unknown): string | null {
  return typeof filename === 'string' && filename !== '' ? `/storage/${filename}` : null
}
