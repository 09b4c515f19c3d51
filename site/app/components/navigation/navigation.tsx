import type { Chrome } from '../../lib/chrome/chrome.ts'

export function Navigation({ chrome }: { chrome: Chrome }) {
  return <header>{chrome.company.name}</header>
}
