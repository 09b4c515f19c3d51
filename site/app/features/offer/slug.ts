const longest = 40

/** A name as a part of an address: small Latin letters and digits with single hyphens; `''` where nothing is left. */
export function slugOf(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}

/** A slug for each name, in their order, no two of them the same. */
export function distinctSlugs(names: readonly string[], other: string): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const slug = slugOf(name) || `${other}-${index + 1}`
    const own = taken.has(slug) ? `${slug}-${index + 1}` : slug
    taken.add(own)
    return own
  })
}
