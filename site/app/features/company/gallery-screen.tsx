import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureCredits } from '../../ui/picture-credits.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { GalleryPicture } from './gallery-view.ts'

type GalleryScreenProps = { page: SitePage; entries: GalleryPicture[] }

/** The gallery (specification, section 2). */
export function GalleryScreen({ page, entries }: GalleryScreenProps) {
  return (
    <div>
      <PageHero page={page} trail={['/tentang-kami']} />
      <div className="wrap pt-opening pb-band">
        {entries.length === 0 && <EmptyNotice text={m.gallery_empty()} />}
        <PictureCredits entries={entries} />
        <ol className="grid gap-y-14 lg:gap-y-28">
          {entries.map((entry, index) => (
            <Entry key={entry.id} entry={entry} index={index} />
          ))}
        </ol>
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

/** The picture is left of the text for even entries and right for odd entries (specification, section 9). */
function Entry({ entry, index }: { entry: GalleryPicture; index: number }) {
  const isEven = index % 2 === 0
  return (
    <li>
      <article
        data-reveal
        className="grid items-center gap-x-8 gap-y-6 md:grid-cols-12 md:[grid-auto-flow:dense]"
      >
        <Picture
          src={entry.picture}
          alt={entry.alt}
          focus={entry.focus}
          // On a phone two device pixels for each of its pixels, not three.
          sizes="(min-width: 80rem) 733px, (min-width: 48rem) 56vw, 61vw"
          width={744}
          height={496}
          className={`aspect-[3/2] md:col-span-7 ${isEven ? '' : 'md:col-start-6'}`}
          isFirst={index === 0}
        />
        <div className={`md:col-span-5 ${isEven ? 'lg:pl-6' : 'md:col-start-1 lg:pr-6'}`}>
          <div className="h-3.5 w-16 strata text-ore max-md:hidden" />
          <h2 lang={fallbackLanguage(entry.title)} className="expanded text-statement md:mt-5">
            {entry.title}
          </h2>
          <div className="mt-4 grid gap-3 text-muted">
            {entry.description.map((line) => (
              <p key={line} lang={fallbackLanguage(line)} className="measure">
                {line}
              </p>
            ))}
          </div>
        </div>
      </article>
    </li>
  )
}
