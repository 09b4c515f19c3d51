import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { visitTexts } from './texts.ts'

/** Writes a source for editors: `search:google` as “Search engine: google”. */
export function writeSource(source: string, language: AdminLanguage): string {
  const text = visitTexts[language]
  const [kind = '', ...parts] = source.split(':')
  const name = parts.join(':')
  if (kind === 'direct') return text.direct
  if (kind === 'search') return fillIn(text.search, { name })
  if (kind === 'site') return name === '' ? text.unnamedSite : name
  if (kind === 'campaign') {
    return name === '' ? text.unnamedCampaign : fillIn(text.campaign, { name })
  }
  return text.unknown
}
