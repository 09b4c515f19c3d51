import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

/** An entry of a page's structured data, as sent. */
export type Thing = { '@type': string; [name: string]: unknown }

type Issue = { severity: string; issueMessage: string; path: unknown }

/** Google shows a product as a shopping result only with an offer, a review or a rating; our prices are on request. */
const withoutPrice = new Set([
  'One of the following attributes is required: "aggregateRating", "offers" or "review"',
  'Required attribute "offers" is missing',
])

/**
 * Returns the errors of structured data, by the vocabulary of schema.org and by Google's requirements. The type check
 * covers the permitted values of a property.
 */
export async function invalidIn(things: readonly Thing[]): Promise<string[]> {
  const byType = Object.groupBy(structuredClone(things), (thing) => thing['@type'])
  const issues: Issue[] = await new Validator(vocabulary()).validate({ jsonld: byType })
  return issues
    .filter(
      ({ issueMessage, severity }) => severity === 'ERROR' || /schema\.org/.test(issueMessage),
    )
    .filter(({ issueMessage }) => !withoutPrice.has(issueMessage))
    .map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`)
}

let cached: object | undefined

/**
 * Returns the types of schema.org and their properties, from the types of schema-dts: schema.org's own file would have to
 * be downloaded.
 */
function vocabulary(): object {
  cached ??= readVocabulary()
  return cached
}

function readVocabulary(): object {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const bases = new Map<string, { parents: string[]; properties: string[] }>()
  const types = new Map<string, string[]>()
  let base: { properties: string[] } | undefined
  let parents: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, extended] = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line) ?? []
    if (name && extended) {
      parents = extended.split(', ')
      const definition = { parents, properties: [] }
      bases.set(name, definition)
      base = definition
      continue
    }
    const [, type] = /^ {4}"@type": "(\w+)";$/.exec(line) ?? []
    if (type) types.set(type, parents)
    const [, property] = /^ {4}"(\w+)"\?:/.exec(line) ?? []
    if (property) base?.properties.push(property)
  }
  const domains = new Map<string, string[]>()
  for (const [type, directParents] of types) {
    const reached = new Set(directParents)
    for (const name of reached) {
      for (const parent of bases.get(name)?.parents ?? []) reached.add(parent)
      for (const property of bases.get(name)?.properties ?? []) {
        domains.set(property, [...(domains.get(property) ?? []), type])
      }
    }
  }
  return {
    '@graph': [
      ...[...types.keys()].map((type) => ({ '@id': `schema:${type}`, '@type': 'rdfs:Class' })),
      ...[...domains].map(([property, of]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': of.map((type) => ({ '@id': `schema:${type}` })),
      })),
    ],
  }
}

/** Properties without meaning for a visitor: codes, positions in a list, and places that a map shows. */
const unseen = new Set(['@type', '@id', 'unitCode', 'inLanguage', 'position', 'geo', 'query-input'])

/**
 * Returns the values of structured data that a visitor does not see on the page.
 *
 * @param text the page's text, with white space as single spaces
 * @param moments the timestamps of its `time` elements
 */
export function notShown(
  things: readonly Thing[],
  { text, moments, origin }: { text: string; moments: readonly string[]; origin: string },
): string[] {
  const faults: string[] = []
  const walk = (name: string, value: unknown): void => {
    if (unseen.has(name)) return
    if (Array.isArray(value)) for (const each of value) walk(name, each)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) walk(key, each)
    } else if (!isShown(name, value)) faults.push(`${name}: ${value}`)
  }
  const isShown = (name: string, value: unknown): boolean => {
    if (typeof value === 'number') return writtenAs(value).some((figure) => text.includes(figure))
    if (typeof value !== 'string') return false
    if (name === 'datePublished') return moments.includes(value)
    // The company's external profiles are links; the other URLs are addresses of the site and terms of the vocabulary.
    if (/^https?:/.test(value)) {
      return (
        name === 'sameAs' || value.startsWith(origin) || value.startsWith('https://schema.org/')
      )
    }
    if (name === 'opens' || name === 'closes') {
      return text.includes(value) || text.includes(value.replace(':', '.'))
    }
    const parts = name === 'name' ? value.split(', ') : [value]
    return parts.every((part) => folded(text).includes(folded(part)))
  }
  walk('', things)
  return faults
}

/** A table may write the first word of a name in lower case, and put a unit beside its figure. */
function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Formats a number in the styles of both languages, with the decimals that a page may show. */
function writtenAs(value: number): string[] {
  return [0, 1, 2, 3].flatMap((decimals) => {
    const fixed = value.toFixed(decimals)
    if (Number(fixed) !== value) return []
    const grouped = value.toLocaleString('en', { minimumFractionDigits: decimals })
    const swapped = grouped.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
    return [fixed, fixed.replace('.', ','), grouped, swapped]
  })
}
