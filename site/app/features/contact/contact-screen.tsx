import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import type { ContactResult, ContactView } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { Desks } from './desks.tsx'
import { DetailList } from './detail-list.tsx'
import { Offices } from './offices.tsx'

type ContactScreenProps = {
  view: ContactView
  /** The result of a message that was sent without script. */
  result: ContactResult | undefined
}

export function ContactScreen({ view, result }: ContactScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen}>
      <PageHero title={m.contact_title()} lead={m.contact_lead()} />
      <div className="wrap grid gap-x-8 gap-y-band py-band lg:grid-cols-12">
        <section aria-labelledby="form-title" className="lg:col-span-7">
          <h2 id="form-title" className="expanded text-heading">
            {m.contact_form()}
          </h2>
          <ContactForm key={view.product} view={view} result={result} />
        </section>
        <section aria-labelledby="details-title" className="lg:col-span-4 lg:col-start-9">
          <h2 id="details-title" className="expanded text-heading">
            {m.contact_details()}
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
      {view.details?.address && <ContactMap address={view.details.address} />}
      <CallToAction
        title={m.contact_products_title()}
        text={m.contact_products_text()}
        to="/produk"
        linkText={m.contact_products_link()}
      />
    </div>
  )
}
