import { m } from '../../paraglide/messages.js'
import { EnquiryActions } from '../../ui/enquiry-actions.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Hero } from './home-view.ts'

export function HomeHero({ hero }: { hero: Hero }) {
  return (
    <section className="on-dark relative isolate grid overflow-hidden min-h-[min(70svh,44rem)] max-sm:min-h-[min(82svh,37rem)] bg-coal">
      <Picture
        src={hero.picture}
        alt={hero.alt}
        sizes="(min-width: 64rem) 100vw, 135vw"
        width={2400}
        height={1350}
        className="hero-picture absolute! inset-0 -z-10 max-md:bottom-1/3"
        isFirst
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      {hero.picture && hero.credit && <p className="credit">{hero.credit}</p>}
      <div className="wrap grid content-end pt-[calc(var(--spacing-header)+4rem)] pb-10 sm:pb-14">
        <div className="hero-words">
          <h1 className="expanded max-w-[17ch] text-headline sm:text-display">
            {hero.title || m.site_name()}
          </h1>
          <p className="mt-7 max-w-[46ch] text-lead text-balance text-bone">
            {hero.subtitle || m.site_tagline()}
          </p>
          {hero.button && (
            <div className="mt-9">
              <EnquiryActions button={hero.button} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
