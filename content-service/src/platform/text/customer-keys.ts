/**
 * Legal forms of companies, removed only at either end of a name: “PT Contoh”, “Contoh, PT”, “Contoh Co., Ltd.”, but not
 * the “Co” of “Co Power Indonesia Timur”.
 */
const legalForms = new Set(
  [
    ...['pt', 'cv', 'ud', 'pd', 'fa', 'persero', 'perseroda', 'tbk', 'yayasan', 'koperasi'],
    ...['ltd', 'limited', 'co', 'company', 'corp', 'corporation', 'inc', 'incorporated', 'llc'],
    ...['llp', 'plc', 'pte', 'pvt', 'private', 'sdn', 'bhd', 'berhad', 'gmbh', 'ag', 'kg', 'sa'],
    ...[
      'sas',
      'sarl',
      'srl',
      'spa',
      'bv',
      'nv',
      'ab',
      'oy',
      'as',
      'kk',
      'jsc',
      'ooo',
      'fze',
      'fzc',
    ],
    ...['株', '有', '주'],
  ].map((form) => form.normalize('NFKC')),
)

/** Chinese, Japanese and Korean legal forms, written without a space. */
const joinedForms =
  /^(?:株式会社|有限会社|주식회사)|(?:株式会社|有限会社|股份有限公司|有限公司|주식회사)$/u

/** Input of people without a company, and mail providers, whose names do not identify a company. */
const noCompanies = new Set([
  ...['', 'na', 'no', 'none', 'nil', 'null', 'tidakada', 'takada', 'belumada', 'x', 'xx', 'xxx'],
  ...['pribadi', 'perorangan', 'perseorangan', 'individu', 'individual', 'personal', 'self'],
  ...['selfemployed', 'freelance', 'freelancer', 'wiraswasta', 'test', 'tes', 'coba'],
  ...['gmail', 'googlemail', 'google', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'outlook'],
  ...['live', 'msn', 'icloud', 'me', 'aol', 'gmx', 'mail', 'protonmail', 'proton', 'zoho'],
  ...['yandex', 'qq', '163', '126', 'sina', 'naver', 'daum', 'hanmail', 'rediffmail', 'email'],
])

/** The ends of a mail provider's name if the domain itself was typed. */
const domainEnds = /\.(?:com|co|net|org|id|jp|in|uk|cn|kr|me|ru|de|fr|sg|my)\b/giu

/** Dots that join single letters: “P.T.” and “S.A.” are one word. */
const dotInside = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

/** Returns an address as the key of a person: case does not matter. */
export function addressKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/**
 * Returns a company's name as its key, without case, spaces, punctuation and legal form.
 *
 * @returns `null` for an empty name, the input of people without a company, and a mail provider
 */
export function companyKey(company: string | null | undefined): string | null {
  const name = (company ?? '').normalize('NFKC').toLowerCase()
  if (noCompanies.has(joined(name.replace(domainEnds, '')))) return null
  const words = name.replace(dotInside, '$1').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  while (words.length > 0 && legalForms.has(words[0] ?? '')) words.shift()
  while (words.length > 0 && legalForms.has(words.at(-1) ?? '')) words.pop()
  const key = words.join('').replace(joinedForms, '')
  return noCompanies.has(key) ? null : key
}

function joined(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
