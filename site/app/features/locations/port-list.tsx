import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { m } from '../../paraglide/messages.js'
import { rateNames } from '../../ui/load-ports.ts'
import { Fact } from './place-facts.tsx'
import type { PortEntry } from './ports-view.ts'
import { ProductLinks } from './product-links.tsx'

const kinds = {
  jetty: m.offer_port_jetty,
  anchorage: m.offer_port_anchorage,
  port: m.offer_port_port,
} satisfies Record<PortEntry['kind'], () => string>

/** The loading ports, their rates, ships and products. */
export function PortList({ ports }: { ports: readonly PortEntry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
      {ports.map(({ id, name, kind, loadingRate, maxSize, products }) => (
        <li key={id} id={id} className="place border-t-3 border-ore pt-5">
          <p className="label mb-2 text-ore">{kinds[kind]()}</p>
          <h3 lang={fallbackLanguage(name)} className="expanded text-heading text-balance">
            {name}
          </h3>
          <dl className="mt-5 grid gap-x-8 border-b border-line sm:grid-cols-2">
            {loadingRate && <Fact term={rateNames[kind]()}>{loadingRate}</Fact>}
            {maxSize && <Fact term={m.location_port_size()}>{maxSize}</Fact>}
            <Fact term={m.location_port_products()} className="sm:col-span-2">
              <ProductLinks products={products} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  )
}
