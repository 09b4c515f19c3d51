import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { Person } from './management-view.ts'

type ManagementScreenProps = { page: SitePage<'people'>; people: Person[] }

/** The people who lead the company (specification, section 2). */
export function ManagementScreen({ page, people }: ManagementScreenProps) {
  return (
    <div>
      <PageHero
        title={page.title}
        lead={page.intro}
        picture={page.picture}
        alt={page.pictureAlt}
        trail={['/tentang-kami']}
      />
      <section aria-labelledby="people" className="relative isolate overflow-hidden">
        <div className="contours -z-10 text-line opacity-30" />
        <div className="wrap py-band">
          <h2 id="people" className="expanded text-title">
            {page.texts.people}
          </h2>
          {people.length === 0 && <EmptyNotice text={m.management_empty()} className="mt-10" />}
          {people.length > 0 && (
            <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-3">
              {people.map((person, index) => (
                <PersonCard key={person.id} person={person} isFirst={index === 0} />
              ))}
            </ul>
          )}
        </div>
      </section>
      <CallToAction closing={page.closing} />
    </div>
  )
}

type PersonCardProps = { person: Person; isFirst: boolean }

function PersonCard({ person: { name, position, photo }, isFirst }: PersonCardProps) {
  return (
    <li>
      <article
        data-reveal
        className={`grid items-center gap-5 ${photo ? 'grid-cols-[2fr_3fr] sm:grid-cols-1 sm:gap-6' : 'grid-cols-[auto_1fr]'}`}
      >
        {photo ? (
          <Picture
            src={photo}
            sizes="(min-width: 80rem) 405px, (min-width: 40rem) 30vw, 38vw"
            width={400}
            height={500}
            className="aspect-[4/5]"
            isFirst={isFirst}
          />
        ) : (
          <Monogram name={name} className="size-20 text-heading lg:size-24" />
        )}
        <div className="border-t-3 border-ore pt-4">
          <h3 className="expanded text-heading">{name}</h3>
          <p className="mt-1.5 text-muted">{position}</p>
        </div>
      </article>
    </li>
  )
}
