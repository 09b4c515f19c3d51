import type { ReactNode } from 'react'

/** A layout component in one of its states, with example data. */
export type Example = {
  name: string
  /** The background behind it; a band has its own. */
  ground: 'bone' | 'paper' | 'coal' | 'band'
  show: () => ReactNode
}

/** One of the site's own pictures in `public/`. */
export function ownPicture(file: string): string {
  return `/pictures/${file}`
}
