import { m } from '../../paraglide/messages.js'
import { LocalLink } from '../link/local-link.tsx'

type PageHeroProps = { title: string; lead: string }

/** The top of an inner page: where it stands, its name, what it is for. */
export function PageHero({ title, lead }: PageHeroProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-coal pt-header">
      <div className="contours -z-10 text-seam" />
      <div className="wrap pt-10 pb-16 lg:pt-16 lg:pb-24">
        <nav aria-label={m.nav_breadcrumb()}>
          <ol className="flex flex-wrap gap-x-2 text-small text-ash">
            <li>
              <LocalLink to="/" className="inline-block py-1 underline-offset-4 hover:underline">
                {m.nav_home()}
              </LocalLink>
            </li>
            <li aria-current="page" className="py-1 text-paper">
              <span aria-hidden="true" className="mr-2 text-ash">
                /
              </span>
              {title}
            </li>
          </ol>
        </nav>
        <h1 className="expanded mt-8 max-w-[18ch] text-display">{title}</h1>
        <p className="mt-6 max-w-[52ch] text-lead text-ash">{lead}</p>
      </div>
      <div className="h-3.5 strata text-rock" />
    </section>
  )
}
