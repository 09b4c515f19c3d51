import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'

/** @param businesses `null` if the list could not be loaded (specification, section 2) */
export function FooterBusinesses({ businesses }: { businesses: string[] | null }) {
  if (!businesses) return <p className="text-ash">{m.footer_businesses_failed()}</p>
  if (businesses.length === 0) return <p className="text-ash">{m.footer_businesses_empty()}</p>
  return (
    <ul className="footer-list">
      {businesses.map((business) => (
        <li key={business}>
          <LocalLink to="/bisnis">{business}</LocalLink>
        </li>
      ))}
    </ul>
  )
}
