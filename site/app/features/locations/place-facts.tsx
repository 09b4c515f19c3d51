import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { m } from '../../paraglide/messages.js'
import type { LocationEntry } from './locations-view.ts'
import { ProductLinks } from './product-links.tsx'

const relationTexts = {
  own: m.location_own,
  affiliate: m.location_affiliate,
  third_party: m.location_third_party,
} satisfies Record<NonNullable<LocationEntry['relation']>, () => string>

/** Owner, loading port and products of a place, and other facts. */
export function PlaceFacts({ location }: { location: LocationEntry }) {
  const { relation, loadPort, products = [], facts = [] } = location
  if (!relation && !loadPort && products.length === 0 && facts.length === 0) return null
  return (
    <dl className="mt-6 grid gap-x-8 border-b border-line">
      {relation && <Fact term={m.location_relation()}>{relationTexts[relation]()}</Fact>}
      {loadPort && <Fact term={m.location_load_port()}>{loadPort}</Fact>}
      {products.length > 0 && (
        <Fact term={m.location_products()}>
          <ProductLinks products={products} />
        </Fact>
      )}
      {facts.map(({ title, text }, index) => (
        // Two facts may have the same title.
        <Fact key={`${index} ${title}`} term={title}>
          {text}
        </Fact>
      ))}
    </dl>
  )
}

type FactProps = { term: string; children: React.ReactNode; className?: string }

export function Fact({ term, children, className = '' }: FactProps) {
  return (
    <div className={`border-t border-line py-4 ${className}`}>
      <dt lang={fallbackLanguage(term)} className="label text-muted">
        {term}
      </dt>
      <dd
        lang={typeof children === 'string' ? fallbackLanguage(children) : undefined}
        className="measure mt-1"
      >
        {children}
      </dd>
    </div>
  )
}
