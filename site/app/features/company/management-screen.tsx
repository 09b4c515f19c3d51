import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Desk, DeskList } from '../../ui/desks/desk.tsx'
import type { DeskEntry } from '../../ui/desks/desk-view.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { Person } from './management-view.ts'

type ManagementScreenProps = { page: SitePage<'people'>; people: Person[]; desks: DeskEntry[] }

/** The people who lead the company (specification, section 2), each beside the desk that this person leads. */
export function ManagementScreen({ page, people, desks }: ManagementScreenProps) {
  return (
    <div>
      <PageHero page={page} trail={['/tentang-kami']} />
      <section aria-labelledby="people" className="wrap py-opening">
        <h2 id="people" className="expanded text-statement">
          {page.texts.people}
        </h2>
        {people.length === 0 && <EmptyNotice text={m.management_empty()} className="mt-10" />}
        <ul className="mt-6 grid gap-y-14 lg:mt-8 lg:gap-y-16">
          {people.map((person, index) => (
            <PersonRow key={person.id} person={person} isFirst={index === 0} />
          ))}
        </ul>
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

type PersonRowProps = { person: Person; isFirst: boolean }

function PersonRow({ person, isFirst }: PersonRowProps) {
  const { name, initials, position, photo, area, desk, goods } = person
  return (
    <li>
      <article
        data-reveal
        className="grid grid-cols-[4.5rem_1fr] gap-x-5 gap-y-5 sm:grid-cols-[8rem_1fr] sm:gap-x-8 lg:grid-cols-[9.5rem_1fr_1fr] lg:grid-rows-[auto_1fr]"
      >
        {photo ? (
          <Picture
            src={photo}
            sizes="(min-width: 64rem) 152px, (min-width: 40rem) 128px, 72px"
            width={152}
            height={190}
            className="aspect-[4/5] self-start sm:row-span-3"
            isFirst={isFirst}
          />
        ) : (
          <p
            aria-hidden="true"
            className="expanded flex aspect-[4/5] self-start sm:row-span-3 items-end bg-line p-2 text-heading text-muted sm:p-4 sm:text-title"
          >
            {initials}
          </p>
        )}
        <div className="border-t-3 border-ore pt-4">
          <h3 className="expanded text-statement">{name}</h3>
          <p className="mt-1 text-lead">{position}</p>
        </div>
        {(area || desk) && (
          <dl className="self-start border-b border-line max-sm:col-span-2">
            {area && <Fact term={m.management_area()}>{area}</Fact>}
            {desk && <Fact term={m.management_desk()}>{desk.role || desk.name}</Fact>}
            {goods.length > 0 && (
              <Fact term={m.business_goods()}>
                <ul className="flex flex-wrap gap-x-5">
                  {goods.map(({ path, name: goodsName }) => (
                    <li key={path}>
                      <LocalLink
                        to={path}
                        className="target underline underline-offset-4 hover:text-ore"
                      >
                        {goodsName}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
        )}
        {desk && (
          <div className="max-sm:col-span-2 sm:max-lg:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
            <Desk desk={desk} />
          </div>
        )}
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
