import type { ReactNode } from 'react'

/** A layout piece in one of its states, with data of its own. */
export type Example = {
  name: string
  /** What it stands on; a band brings its own. */
  ground: 'bone' | 'paper' | 'coal' | 'band'
  show: () => ReactNode
}

/** A picture of the site's own, as it lies in `public/`. */
export function ownPicture(file: string): string {
  return `/pictures/${file}`
}
