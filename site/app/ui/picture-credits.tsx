import { m } from '../paraglide/messages.js'

type PictureCreditsProps = {
  entries: readonly { picture: string | null; credit?: string | undefined }[]
  className?: string
}

/**
 * Credits of a list's pictures, each named once: in the corner of every card a credit would cover too much of a small
 * picture.
 */
export function PictureCredits({ entries, className = 'my-4 text-muted' }: PictureCreditsProps) {
  const credits = entries.flatMap(({ picture, credit }) => (picture && credit) || [])
  if (credits.length === 0) return null
  const names = [...new Set(credits)].join(' · ')
  return <p className={`text-small ${className}`}>{m.picture_credits({ names })}</p>
}
