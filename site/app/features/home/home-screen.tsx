import type { SitePage } from '../../page-texts/site-page.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { About } from './about.tsx'
import { HomeHero } from './home-hero.tsx'
import type { HomeView } from './home-view.ts'
import { News } from './news.tsx'
import { Commodities, Facts, Machines } from './shop.tsx'
import type { ShopView } from './shop-view.ts'
import { StatementCards, type StatementTexts } from './statement-cards.tsx'
import { VisionAndFaq } from './vision-and-faq.tsx'
import { WayToShip } from './way-to-ship.tsx'

type HomeScreenProps = {
  page: SitePage<StatementTexts | 'news' | 'goods' | 'machines' | 'route'>
  view: HomeView
  shop: Omit<ShopView, 'lastDay'>
}

/**
 * The home page: its bands in the specification's order (section 2), with the way to the ship and the goods below the hero
 * and the machines between the cards and the company.
 */
export function HomeScreen({ page, view, shop }: HomeScreenProps) {
  const { texts } = page
  return (
    <div>
      <HomeHero hero={view.hero} />
      <WayToShip title={texts.route} way={shop.way} />
      <Commodities title={texts.goods} cards={shop.goods} />
      <Facts facts={shop.facts} />
      <StatementCards texts={texts} statements={view.statements} />
      <Machines title={texts.machines} units={shop.units} />
      <About about={view.about} />
      <VisionAndFaq vision={view.vision} faq={view.faq} />
      <CallToAction closing={page.closing} />
      <News title={texts.news} news={view.news} />
    </div>
  )
}
