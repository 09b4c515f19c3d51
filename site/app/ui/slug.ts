const longest = 40

/** Converts a name to a part of an address: small Latin letters and digits with single hyphens; `''` if nothing remains. */
export function getSlug(name: string): string {
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

/** Returns a unique slug for each grade of a product, in their order. */
export function gradeSlugs(grades: readonly { name: string }[]): string[] {
  const slugs = new Set<string>()
  return grades.map(({ name }, index) => {
    const slug = getSlug(name) || `mutu-${index + 1}`
    const unique = slugs.has(slug) ? `${slug}-${index + 1}` : slug
    slugs.add(unique)
    return unique
  })
}
