import { m } from '../../paraglide/messages.js'
import type { Chrome } from '../frame/chrome.ts'

/** Who issues the sheet, on paper only: there the navigation and the footer are left out. */
export function Letterhead({ chrome }: { chrome: Chrome }) {
  const { company, contact } = chrome
  return (
    <div className="letterhead">
      <strong>{company.name || m.site_name()}</strong>
      {contact && <span>{[contact.phone, contact.email].filter(Boolean).join(' · ')}</span>}
    </div>
  )
}
