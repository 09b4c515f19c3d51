import { Parser } from 'htmlparser2'

/** A page's description of itself, for people and machines. */
export type PageFacts = {
  /** The text of `<title>`. */
  title: string
  description: string
  siteName: string
  /** Address on this site, without a width, of the page's product picture or largest picture; `null` without a picture. */
  picture: string | null
}

const sitePicture = /^(\/media|\/pictures)\/\d+(\/.+)$/

/** Reads a rendered page's description of itself; missing values are empty. */
export function pageFacts(html: string): PageFacts {
  const meta = new Map<string, string>()
  const data: string[] = []
  let title = ''
  let picture: string | null = null
  let inside: 'title' | 'data' | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const key = attributes.name ?? attributes.property
        if (name === 'meta' && key && !meta.has(key)) meta.set(key, attributes.content ?? '')
        if (name === 'title' && title === '') inside = 'title'
        if (name === 'script' && attributes.type === 'application/ld+json') {
          inside = 'data'
          data.push('')
        }
        if (name === 'img' && attributes.fetchpriority === 'high') {
          picture ??= ownPicture(attributes.src)
        }
      },
      ontext(text) {
        if (inside === 'title') title += text
        if (inside === 'data') data[data.length - 1] += text
      },
      onclosetag() {
        inside = null
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  const things = data.flatMap(getThings)
  const product = things.find((thing) => hasType(thing, 'Product'))
  return {
    title,
    description: meta.get('description') ?? '',
    siteName: meta.get('og:site_name') ?? '',
    picture: ownPicture(getPicture(product)) ?? picture,
  }
}

/** Returns an address of the site's own pictures; others are never fetched. */
function ownPicture(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const path = URL.canParse(address) ? getPath(new URL(address)) : address
  const [, folder, rest] = sitePicture.exec(path) ?? []
  return folder && rest ? folder + rest : null
}

function getPath({ pathname, search }: URL): string {
  return pathname + search
}

/** Returns the things of a JSON-LD script, those of a graph individually. */
function getThings(json: string): object[] {
  try {
    const value: unknown = JSON.parse(json)
    return [value].flat(1).flatMap((thing) => {
      const graph = property(thing, '@graph')
      return (Array.isArray(graph) ? graph : [thing]).filter(isObject)
    })
  } catch {
    return []
  }
}

function getPicture(product: object | undefined): unknown {
  const [image] = [property(product, 'image')].flat(1)
  return typeof image === 'string' ? image : property(image, 'url')
}

function hasType(thing: object, type: string): boolean {
  return [property(thing, '@type')].flat(1).includes(type)
}

function property(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
