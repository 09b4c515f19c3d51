import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { About } from './about.tsx'
import { HomeHero } from './home-hero.tsx'
import type { HomeView } from './home-view.ts'
import { News } from './news.tsx'
import { StatementCards } from './statement-cards.tsx'
import { VisionAndFaq } from './vision-and-faq.tsx'

/** The home page, its bands in the specification's order (section 2). */
export function HomeScreen({ view }: { view: HomeView }) {
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen}>
      <HomeHero hero={view.hero} />
      <StatementCards statements={view.statements} />
      <About about={view.about} />
      <VisionAndFaq vision={view.vision} faq={view.faq} companyName={view.companyName} />
      <CallToAction
        title={m.home_cta_title()}
        text={m.home_cta_text()}
        to="/kontak"
        linkText={m.home_cta_button()}
      />
      <News news={view.news} />
    </div>
  )
}
