import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Passage } from './home-view.ts'

export function About({ about }: { about: Passage }) {
  return (
    <section aria-labelledby="about">
      <div data-reveal className="wrap grid gap-x-8 gap-y-8 py-band sm:gap-y-12 lg:grid-cols-12">
        <div className="flex gap-3 max-sm:hidden lg:col-span-7">
          <div className="core w-8 shrink-0 border border-line sm:w-12" />
          <Picture
            src={about.picture}
            alt={about.alt}
            credit={about.credit}
            sizes="(min-width: 80rem) 673px, (min-width: 64rem) 51vw, 84vw"
            width={672}
            height={448}
            className="aspect-[3/2] w-full"
          />
        </div>
        <div className="self-center lg:col-span-5 lg:pl-6">
          <p className="label text-ore">{about.subtitle}</p>
          <h2 id="about" className="expanded mt-4 text-title">
            {about.title}
          </h2>
          <div className="mt-6 grid gap-4 text-muted">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure">
                {paragraph}
              </p>
            ))}
          </div>
          <LocalLink to="/tentang-kami" className="onward mt-6 text-ore">
            {m.home_about_more()}
            <ArrowIcon />
          </LocalLink>
        </div>
      </div>
    </section>
  )
}
