import { useRef } from 'react'
import type { SitePage } from '../../page-texts/site-page.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { About } from './about.tsx'
import { HomeHero } from './home-hero.tsx'
import type { HomeView } from './home-view.ts'
import { News } from './news.tsx'
import { StatementCards, type StatementTexts } from './statement-cards.tsx'
import { VisionAndFaq } from './vision-and-faq.tsx'

type HomeScreenProps = {
  page: SitePage<StatementTexts | 'news'>
  view: HomeView
}

/** The home page, its bands in the specification's order (section 2). */
export function HomeScreen({ page, view }: HomeScreenProps) {
  const { texts } = page
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen}>
      <HomeHero hero={view.hero} />
      <StatementCards texts={texts} statements={view.statements} />
      <About about={view.about} />
      <VisionAndFaq vision={view.vision} faq={view.faq} />
      <CallToAction closing={page.closing} />
      <News title={texts.news} news={view.news} />
    </div>
  )
}
