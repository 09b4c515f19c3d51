import { isVisitName } from '@niaga/contract/visits'
import { expect, test } from 'vitest'
import { getCampaignSource, getReferrerSource, sourceInForm } from './visit-source.ts'

test.for<[string | undefined, string | null]>([
  [undefined, 'direct'],
  ['', 'direct'],
  ['about:blank', 'direct'],
  ['file:///home/sari/daftar.html', 'direct'],
  ['https://contoh.example/produk', null],
  ['https://www.google.com/', 'search:google'],
  ['https://www.google.co.id/', 'search:google'],
  ['https://google.com.sg/', 'search:google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search:google'],
  ['https://mail.google.com/mail/u/0/', 'site:mail.google.com'],
  ['https://www.google.com.evil.example/', 'site:google.com.evil.example'],
  ['https://www.bing.com/search?q=timah', 'search:bing'],
  ['https://duckduckgo.com/', 'search:duckduckgo'],
  ['https://id.search.yahoo.com/', 'search:yahoo'],
  ['https://WWW.Pembeli.example:8443/vendor?nama=Sari', 'site:pembeli.example'],
  ['android-app://com.linkedin.android/', 'site:com.linkedin.android'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, 'site'],
])('of %j it is %j', ([referrer, source]) => {
  expect(getReferrerSource(referrer, ['contoh.example'])).toBe(source)
})

test.for([
  ['LinkedIn', 'campaign:linkedin'],
  ['surat kabar', 'campaign:surat-kabar'],
  ['sari@pembeli.example', 'campaign'],
  ['0812-3456-7890', 'campaign'],
  ['<b>', 'campaign'],
  ['a'.repeat(41), 'campaign'],
] as const)('a campaign %j is %j', ([campaign, source]) => {
  expect(getCampaignSource(campaign)).toBe(source)
})

test.for([
  ['', 'unknown'],
  ['direct', 'direct'],
  ['site:www.google.com', 'search:google'],
  ['site:pembeli.example', 'site:pembeli.example'],
  ['site:sari@pembeli.example', 'site'],
  ['campaign:LinkedIn', 'campaign:linkedin'],
  ['__proto__', 'unknown'],
  ['search:anything', 'unknown'],
] as const)('a form that says %j came from %j', ([formSource, source]) => {
  expect(sourceInForm(formSource)).toBe(source)
  expect(isVisitName('request', source)).toBe(true)
})
