import { addressesOf } from '../../lib/locale/alternates.ts'

/** The page's canonical address and its versions in other languages, for search engines. */
export function AddressLinks({ origin, pathname }: { origin: string; pathname: string }) {
  const { canonical, alternates } = addressesOf(origin, pathname)
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  )
}
