import type { SitePage } from '../../page-texts/site-page.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import type { ContactResult, ContactView } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { Desks } from './desks.tsx'
import { DetailList } from './detail-list.tsx'
import { Offices } from './offices.tsx'

type ContactScreenProps = {
  page: SitePage<'form' | 'details' | 'map'>
  view: ContactView
  /** The result of a message sent without script. */
  result: ContactResult | undefined
}

export function ContactScreen({ page, view, result }: ContactScreenProps) {
  return (
    <div>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <div className="wrap grid gap-x-8 gap-y-band py-band lg:grid-cols-12">
        <section aria-labelledby="form-title" className="lg:col-span-7">
          <h2 id="form-title" className="expanded text-heading">
            {page.texts.form}
          </h2>
          <ContactForm key={JSON.stringify(view.items)} view={view} result={result} />
        </section>
        <section aria-labelledby="details-title" className="lg:col-span-4 lg:col-start-9">
          <h2 id="details-title" className="expanded text-heading">
            {page.texts.details}
          </h2>
          {view.details ? (
            <DetailList details={view.details} />
          ) : (
            <FailureNotice text={view.failure} />
          )}
        </section>
      </div>
      {view.desks && <Desks desks={view.desks} />}
      {view.offices && <Offices offices={view.offices} />}
      {view.map && <ContactMap title={page.texts.map} map={view.map} />}
      <CallToAction closing={page.closing} />
    </div>
  )
}
