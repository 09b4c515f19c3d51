import type { AdminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { VersionLine } from './read-versions.ts'

type Line = VersionLine & { href: string; saved: string }

/** Shows a row for each version, with a link to its comparison. */
export function VersionLines({
  heading,
  lines,
  text,
}: {
  heading: string
  lines: Line[]
  text: AdminTexts['versions']
}) {
  const hasStatus = lines.some(({ status }) => status !== null)
  return (
    <table className="plain-table">
      <caption className="hidden-text">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{text.savedAt}</th>
          <th scope="col">{text.savedBy}</th>
          {hasStatus && <th scope="col">{text.status}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, href, saved, savedBy, status, isAutosave }) => (
          <tr key={id}>
            <td>
              <a href={href}>{saved}</a>
            </td>
            <td>{savedBy ?? text.nobody}</td>
            {hasStatus && (
              <td>
                {status ? text.statuses[status] : ''}
                {isAutosave && ` (${text.autosave})`}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
