/**
 * One requirement of the specification in our own short words, with its exact routes, visible texts and figures.
 * `proofs` are the beginnings of the titles of the journeys that prove it.
 */
export type Requirement = { section: string; demand: string; proofs: readonly string[] }

/** The requirements of one section, in the specification's order. */
export function demands(
  section: string,
  entries: readonly (readonly [demand: string, ...proofs: string[]])[],
): Requirement[] {
  return entries.map(([demand, ...proofs]) => ({ section, demand, proofs }))
}
