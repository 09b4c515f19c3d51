/** Joins words for the index, each text once. */
export function joined(texts: readonly (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap((text) => text || []))].join(' ; ')
}
