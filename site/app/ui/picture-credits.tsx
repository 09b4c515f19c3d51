import { m } from '../paraglide/messages.js'

/**
 * Credits of a list's pictures, each named once: in the corner of every card a credit would cover too much of a small
 * picture.
 */
export function PictureCredits({ credits }: { credits: readonly (string | null | undefined)[] }) {
  const names = [...new Set(credits.filter(Boolean))].join(' · ')
  if (names === '') return null
  return <p className="my-4 text-small text-muted">{m.picture_credits({ names })}</p>
}

/** Whether the pictures of a list have the same credit, so the list names it once in place of each picture. */
export function haveSameCredit(credits: readonly (string | undefined)[]): boolean {
  return credits.length > 1 && new Set(credits).size === 1
}
