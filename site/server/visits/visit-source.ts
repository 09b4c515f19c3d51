/** Matched by the whole host name: other names of these companies are mail or documents. */
const engines = [
  ['google', /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/],
  ['google', /^com\.google\.android\.googlequicksearchbox$/],
  ['bing', /^(?:(?:www|cn)\.)?bing\.com$/],
  ['yahoo', /^(?:[a-z]{2}\.)?search\.yahoo\.(?:com|co\.jp)$/],
  ['duckduckgo', /^(?:(?:html|lite|www)\.)?duckduckgo\.com$/],
  ['baidu', /^(?:(?:www|m)\.)?baidu\.com$/],
  ['yandex', /^(?:www\.)?(?:yandex\.(?:com|ru|kz|by|uz)|ya\.ru)$/],
  ['naver', /^(?:m\.)?search\.naver\.com$/],
  ['daum', /^(?:m\.)?search\.daum\.net$/],
  ['sogou', /^(?:(?:www|m)\.)?sogou\.com$/],
  ['ecosia', /^(?:www\.)?ecosia\.org$/],
  ['brave', /^search\.brave\.com$/],
  ['qwant', /^(?:(?:www|lite)\.)?qwant\.com$/],
  ['startpage', /^(?:www\.)?startpage\.com$/],
] as const

const hostName = /^[a-z0-9.-]{1,100}$/
const campaignName = /^[a-z0-9._-]{1,40}$/
/** Matches a telephone number or a personal number. */
const longNumber = /(?:\d[._-]?){9}/

/**
 * Returns a visitor's source from `Referer`.
 *
 * @param ownHosts of this site
 * @returns `null` for a page of this site
 */
export function getReferrerSource(
  referrer: string | undefined,
  ownHosts: readonly (string | undefined)[],
): string | null {
  if (referrer === undefined || referrer === '') return 'direct'
  const url = URL.parse(referrer)
  if (!url || !/^(?:https?|android-app):$/.test(url.protocol)) return 'direct'
  return ownHosts.includes(url.host) ? null : getHostSource(url.hostname)
}

/** Returns a campaign from the `utm_source` of a link. */
export function getCampaignSource(campaign: string): string {
  const name = campaign.trim().toLowerCase().replace(/\s+/g, '-')
  return campaignName.test(name) && !longNumber.test(name) ? `campaign:${name}` : 'campaign'
}

/** Returns the visitor's source from the contact form's script; a forged form may contain anything. */
export function sourceInForm(value: string): string {
  if (value === 'direct') return 'direct'
  if (value.startsWith('campaign:')) return getCampaignSource(value.slice('campaign:'.length))
  return value.startsWith('site:') ? getHostSource(value.slice('site:'.length)) : 'unknown'
}

function getHostSource(text: string): string {
  const host = text.toLowerCase()
  const engine = engines.find(([, pattern]) => pattern.test(host))
  if (engine) return `search:${engine[0]}`
  const name = host.replace(/^www\./, '')
  return hostName.test(name) ? `site:${name}` : 'site'
}
