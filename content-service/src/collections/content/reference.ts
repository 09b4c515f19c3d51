/** Returns the id of a referenced document, populated or not. */
export function referencedId(reference: number | { id: number } | null | undefined): number | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null
}
