/**
 * Reads the body of a request or a response up to a limit. It counts the bytes, because `Content-Length` may be missing or
 * wrong.
 *
 * @returns `null` when the body is longer than the limit
 */
export async function readLimitedBody(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<Buffer | null> {
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
