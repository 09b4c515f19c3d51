import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PhoneLink } from '../../ui/contact-details.tsx'
import { DeskList } from '../../ui/desks/desk.tsx'
import type { DeskEntry } from '../../ui/desks/desk-view.ts'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { Person } from './management-view.ts'

type ManagementScreenProps = { page: SitePage<'people'>; people: Person[]; desks: DeskEntry[] }

/** The people who lead the company (specification, section 2), and the desks. */
export function ManagementScreen({ page, people, desks }: ManagementScreenProps) {
  return (
    <div>
      <PageHero page={page} trail={['/tentang-kami']} />
      <section aria-labelledby="people" className="wrap py-10 lg:py-16">
        <h2 id="people" className="expanded text-title">
          {page.texts.people}
        </h2>
        {people.length === 0 && <EmptyNotice text={m.management_empty()} className="mt-10" />}
        {people.length > 0 && (
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
            {people.map((person, index) => (
              <PersonCard key={person.id} person={person} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </section>
      {desks.length > 0 && (
        <section aria-labelledby="desks" className="bg-paper">
          <div className="wrap py-12 lg:py-20">
            <h2 id="desks" className="expanded text-title">
              {m.contact_people()}
            </h2>
            <DeskList desks={desks} />
          </div>
        </section>
      )}
      <CallToAction closing={page.closing} />
    </div>
  )
}

type PersonCardProps = { person: Person; isFirst: boolean }

function PersonCard({ person, isFirst }: PersonCardProps) {
  const { name, initials, position, photo, area, desk } = person
  return (
    <li>
      <article data-reveal>
        {photo ? (
          <Picture
            src={photo}
            sizes="(min-width: 80rem) 405px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            width={400}
            height={500}
            className="aspect-[4/5]"
            isFirst={isFirst}
          />
        ) : (
          <p
            aria-hidden="true"
            className="expanded flex h-20 items-end border-t-3 border-ore bg-paper px-5 pb-3 text-headline text-muted lg:h-40"
          >
            {initials}
          </p>
        )}
        <h3 className="expanded mt-5 text-heading">{name}</h3>
        <p className="mt-1">{position}</p>
        <dl className="mt-5 border-b border-line">
          {area && <Fact term={m.management_area()}>{area}</Fact>}
          {desk && (
            <Fact term={m.management_desk()}>
              {desk.role}, {desk.name}
            </Fact>
          )}
          {desk?.languages && <Fact term={m.management_languages()}>{desk.languages}</Fact>}
          {desk?.phone && (
            <Fact term={m.management_line()}>
              <PhoneLink
                phone={desk.phone}
                className="flex min-h-11 items-center font-semibold hover:text-ore hover:underline"
              />
            </Fact>
          )}
        </dl>
      </article>
    </li>
  )
}

type FactProps = { term: string; children: React.ReactNode }

function Fact({ term, children }: FactProps) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 border-t border-line py-2.5">
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
