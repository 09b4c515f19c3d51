import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'

type CalculatorsScreenProps = {
  page: SitePage
  calculators: readonly { path: string; title: string; intro: string }[]
}

/** List of the calculators and their purposes. */
export function CalculatorsScreen({ page, calculators }: CalculatorsScreenProps) {
  return (
    <div>
      <PageHero page={page} />
      <section aria-labelledby="calculators" className="wrap pt-opening pb-band">
        <h2 id="calculators" className="sr-only">
          {m.calc_list()}
        </h2>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {calculators.map(({ path, title, intro }) => (
            <li key={path} data-reveal>
              <LocalLink to={path} className="calculator-card">
                <span className="expanded text-heading">{title}</span>
                <span className="text-muted">{intro}</span>
                <ArrowIcon />
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
      <CallToAction closing={page.closing} />
    </div>
  )
}
