import { m } from '../paraglide/messages.js'

/** Who made the pictures of a list, each named once: in the corner of every card it would hide what is small already. */
export function PictureCredits({ credits }: { credits: readonly (string | null | undefined)[] }) {
  const names = [...new Set(credits.filter(Boolean))].join(' · ')
  if (names === '') return null
  return <p className="mt-4 text-small text-muted">{m.picture_credits({ names })}</p>
}
