import type { Chrome } from '../../lib/chrome/chrome.ts'

export function Footer({ chrome }: { chrome: Chrome }) {
  return <footer id="kontak">{chrome.company.name}</footer>
}
