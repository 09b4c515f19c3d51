import { type AdminI18n, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'

/** Writes a source for editors: `search:google` as “Search engine: google”. */
export function writeSource(source: string, i18n: AdminI18n): string {
  const text = adminTexts(i18n).visits
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
