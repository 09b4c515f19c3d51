import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import type { LoadPort } from '@niaga/contract/terms'
import { translated } from '@niaga/contract/translation'
import { m } from '../paraglide/messages.js'

/** Returns the largest ship that a place of loading accepts, by draft and in words; `''` if unknown. */
export function portSize(port: LoadPort, locale: Locale): string {
  const { draft_m: metres } = port
  const draft = metres && m.offer_draft({ draft: figureText(`${metres}`, locale) }, { locale })
  return [draft, translated(port, 'max_size', locale)].filter(Boolean).join(', ')
}
