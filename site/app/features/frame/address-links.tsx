import { addressesOf } from '../../i18n/alternates.ts'
import { blogPageSearch } from '../blog/blog-address.ts'

type AddressLinksProps = { origin: string; pathname: string; search: string }

/** The page's canonical address and its versions in other languages, for search engines. */
export function AddressLinks({ origin, pathname, search }: AddressLinksProps) {
  const { canonical, alternates } = addressesOf(origin, pathname, blogPageSearch(pathname, search))
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  )
}
