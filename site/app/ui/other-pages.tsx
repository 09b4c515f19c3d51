import { fallbackLanguage } from '../i18n/fallback-language.ts'
import { LocalLink } from './local-link.tsx'

/** A page by its address in the default language. */
export type PageLink = { path: string; name: string }

type OtherPagesProps = { title: string; pages: readonly PageLink[] }

/** Links to the other pages of the same list. */
export function OtherPages({ title, pages }: OtherPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="other-pages" className="wrap pb-band">
      <div className="h-3.5 strata text-line" />
      <div className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id="other-pages" className="text-heading font-semibold lg:col-span-4">
          {title}
        </h2>
        <ul className="leading-9 text-balance lg:col-span-8">
          {pages.map(({ path, name }) => (
            <li key={path} className="mr-8 inline-block leading-normal last:mr-0">
              <LocalLink to={path} lang={fallbackLanguage(name)} className="onward text-ore">
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
