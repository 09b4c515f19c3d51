type JsonBody = { value: unknown } | { failure: 'unsupported-type' | 'too-large' | 'malformed' }

/**
 * The JSON body of a request, measured while it is read: a sender may understate its length or send
 * none, and what is beyond the limit is never taken into memory.
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return { failure: 'unsupported-type' }
  if (Number(request.headers.get('Content-Length')) > limitBytes) return { failure: 'too-large' }
  const bytes = await readUpTo(request, limitBytes).catch(() => 'broken off' as const)
  if (bytes === 'broken off') return { failure: 'malformed' }
  if (bytes === null) return { failure: 'too-large' }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { failure: 'malformed' }
  }
}

async function readUpTo(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limitBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}
