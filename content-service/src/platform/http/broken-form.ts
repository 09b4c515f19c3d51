/** What Payload and its reader of multipart forms say of one that ends early or is none. */
const sentences =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Multipart: |Request is not eligible for file upload)/

/** Whether an error is about a form that cannot be read, which is its sender's fault and not ours. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message)
}
