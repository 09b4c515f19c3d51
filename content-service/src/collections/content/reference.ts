/** The id of a document that another refers to, whether it was read along or not. */
export function referencedId(reference: number | { id: number } | null | undefined): number | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null
}
