import { m } from '../../../paraglide/messages.js'
import { ArrowOutIcon } from '../../../ui/icons.tsx'
import type { SocialLink, SocialNetwork } from '../chrome-view.ts'

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
}

export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul
      aria-label={m.footer_social()}
      className="grid max-w-64 grid-cols-2 content-start gap-x-6 sm:max-lg:grid-cols-1"
    >
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener" className="footer-link inline-flex items-center gap-1.5">
            {names[network]}
            <ArrowOutIcon className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
