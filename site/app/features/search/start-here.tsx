import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { pageName } from '../../i18n/page-name.ts'
import { m } from '../../paraglide/messages.js'
import { Formula } from '../../ui/formula.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { searchAddress } from './search-address.ts'
import type { StartView } from './search-view.ts'

const titles = {
  product: () => pageName('/produk'),
  tool: m.footer_tools,
  post: () => pageName('/blog'),
} as const

/** Examples of searches, and the most popular links. */
export function StartHere({ start: { examples, groups } }: { start: StartView }) {
  return (
    <div className="search-start">
      {examples.length > 0 && (
        <div className="search-examples">
          <h2 className="font-semibold">{m.search_try()}</h2>
          <ul>
            {examples.map((example) => (
              <li key={example}>
                <LocalLink
                  to={searchAddress(example)}
                  lang={fallbackLanguage(example)}
                  className="search-example"
                >
                  {example}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="search-groups">
        {groups.map(({ kind, entries }) => (
          <section key={kind} aria-labelledby={`start-${kind}`}>
            <h2 id={`start-${kind}`} className="label text-ore">
              {titles[kind]()}
            </h2>
            <ul>
              {entries.map(({ path, title, fact }) => (
                <li key={path}>
                  <LocalLink to={path} className="search-entry">
                    <span lang={fallbackLanguage(title)} className="search-entry-title">
                      {title}
                    </span>{' '}
                    {fact !== '' && (
                      <span lang={fallbackLanguage(fact)} className="search-entry-fact">
                        <Formula text={fact} />
                      </span>
                    )}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
