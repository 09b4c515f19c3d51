/** Messages of Payload and its multipart parser for a form that ends early or is malformed. */
const sentences =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Multipart: |Request is not eligible for file upload)/

/** Whether an error reports a malformed form, which is the client's fault. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message)
}
