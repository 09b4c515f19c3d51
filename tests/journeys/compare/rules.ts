/** What differs by nature between two runs; nothing else is hidden. Headers are lines of the form `name: value`. */
const rules: readonly [reason: string, pattern: RegExp, replacement: string][] = [
  ['A bundler names a file by its content and first module', /\/assets\/[\w.-]+\./g, '/assets/x.'],
  ['The policy lists inline scripts by their content', /( 'sha256-[\w+/=]+')+/g, " 'sha256-x'"],
  ['They follow from the body, which is compared', /^(content-length|etag): .*$/gm, '$1'],
  ['Whether a cache responds depends on the time', /^(age|x-cache): .*$/gm, '$1'],
  ['A built file has the time of its build', /^(last-modified): .*$/gm, '$1'],
  ['A picture has a version once the site has read it', /\?_v=[0-9a-f]{16}/g, ''],
  ['Ids of requests are random', /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'],
  ['Ids of rows within a document are random', /\b[0-9a-f]{24}\b/g, 'id'],
  ['Keys against a second sending are random', /^(key_digest): .*$/gm, '$1'],
  ['References of enquiries are random', /RFQ-(\d{6})-[2-9A-Z]{4}/g, 'RFQ-$1-x'],
  ['Boundaries of mails are random', /--_NmP-[\w-]+/g, 'boundary'],
  ['Ids of mails are random', /^(message-id: <).+(?=@)/gim, '$1x'],
  ['The clock runs', /(?<=26 Nov(ember)? 2026\D{1,9})(03|10)[:.]\d\d[:.]\d\d/g, 'time'],
  ['The clock runs', /(?<=2026-11-26[T ])03:\d\d:\d\d(\.\d+)?/g, 'time'],
]

/**
 * @param texts a text, or things whose order has no meaning
 * @param services of one side, which have ports of their own
 */
export function normalise(
  texts: string | string[],
  services: Record<'site' | 'content', { origin: string }>,
): string {
  if (typeof texts !== 'string')
    return texts
      .map((one) => normalise(one, services))
      .sort()
      .join('\n')
  const withNames = (['site', 'content'] as const).reduce((done, name) => {
    const { host } = new URL(services[name].origin)
    return done.replaceAll(host, name).replaceAll(encodeURIComponent(host), name)
  }, texts)
  return rules.reduce((done, [, pattern, by]) => done.replace(pattern, by), withNames)
}
