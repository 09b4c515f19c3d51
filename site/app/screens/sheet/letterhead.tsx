import type { Chrome } from '../../lib/chrome/chrome.ts'
import { m } from '../../paraglide/messages.js'

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
