import { m } from '../../../paraglide/messages.js'
import { type Goods, requestPath } from '../../../ui/calls.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Dotted } from '../../../ui/text/dotted.tsx'
import { OfferSection } from './offer-section.tsx'
import type { NoteView, PortView, TermsView, WindowView } from './terms-view.ts'

/** The trade terms as a list of names and values. */
export function TermsList({ terms, goods }: { terms: TermsView; goods: Goods }) {
  const { windows, incoterms, destinations, ports, surveyors } = terms
  return (
    <OfferSection id="terms" title={m.offer_terms()} aside={<Notes notes={terms.notes} />}>
      <dl data-reveal className="offer-terms">
        <Term
          name={m.offer_incoterms()}
          lines={[incoterms.join(', ')]}
          aside={destinations && m.offer_destinations({ destinations })}
        />
        {ports.length > 0 && (
          <Entry name={m.offer_ports()}>
            <ul>
              {ports.map((port, index) => (
                <Port key={`${index} ${port.name}`} port={port} />
              ))}
            </ul>
            {terms.calculator !== '' && (
              <LocalLink to={terms.calculator} className="onward mt-0 text-ore">
                {m.offer_plan_shipping()}
                <ArrowIcon className="size-4" />
              </LocalLink>
            )}
          </Entry>
        )}
        {windows.length > 0 && (
          <Entry
            name={
              <>
                {m.offer_windows()}{' '}
                <span className="offer-aside">{m.offer_as_of({ day: terms.windowsAsOf })}</span>
              </>
            }
          >
            <Windows windows={windows} goods={goods} />
          </Entry>
        )}
        <Term name={m.offer_minimum()} lines={[terms.minimum]} />
        <Term name={m.offer_monthly()} lines={[terms.monthly]} isShort />
        <Term name={m.offer_lead_time()} lines={[terms.leadTime]} isShort />
        <Term name={m.offer_packing()} lines={terms.packing} isShort />
        <Term name={m.offer_hs_code()} lines={[terms.hsCode]} isShort />
        <Term name={m.offer_payment()} lines={terms.payment} />
        <Term
          name={m.offer_inspection()}
          lines={terms.inspection}
          aside={surveyors && `${m.company_surveyors()}: ${surveyors}`}
        />
      </dl>
    </OfferSection>
  )
}

/** What law or market decides; a buyer reads it before the terms. */
function Notes({ notes }: { notes: NoteView[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-4 grid gap-4 text-small">
      {notes.map(({ title, text, source, checkedOn }, index) => (
        <li key={`${index} ${title}`} className="max-w-[60ch]">
          <h3 className="font-semibold">{title}</h3>
          <p>{text}</p>
          <p className="text-muted">
            <Dotted facts={[source, m.offer_note_checked({ day: checkedOn })]} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Windows({ windows, goods }: { windows: WindowView[]; goods: Goods }) {
  return (
    <table className="offer-windows">
      <caption className="sr-only">{m.offer_windows()}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.offer_windows()}</th>
          <th scope="col">{m.item_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {windows.map(({ port, days, tonnes, grade, product }, index) => (
          <tr key={`${index} ${days}`}>
            <th scope="row">
              {days}
              <span className="offer-aside">
                <Dotted facts={[grade, port]} />
              </span>
            </th>
            <td>
              <div className="flex flex-wrap items-baseline gap-x-6">
                {tonnes}
                <LocalLink
                  to={requestPath({
                    ...goods,
                    ...(product && { product }),
                    quantity: tonnes,
                    port,
                    delivery: days.replaceAll('\u00a0', ' '),
                  })}
                  className="onward text-ore print:hidden"
                >
                  {m.offer_window_ask()}
                </LocalLink>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TermProps = { name: string; lines: string[]; isShort?: boolean; aside?: string }

/** A term with one or several lines; renders nothing if all are blank. A short one may stand beside another. */
function Term({ name, lines, isShort = false, aside = '' }: TermProps) {
  const filled = lines.filter((line) => line !== '')
  if (filled.length === 0 && aside === '') return null
  return (
    <Entry name={name} className={isShort ? 'offer-short' : undefined}>
      {filled.length === 1 ? (
        filled[0]
      ) : (
        <ul>
          {filled.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
      {aside !== '' && <span className="offer-aside">{aside}</span>}
    </Entry>
  )
}

type EntryProps = {
  name: React.ReactNode
  className?: string | undefined
  children: React.ReactNode
}

function Entry({ name, className, children }: EntryProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Port({ port }: { port: PortView }) {
  const { name, loadingRate, maxSize } = port
  const kind = {
    jetty: m.offer_port_jetty,
    anchorage: m.offer_port_anchorage,
    port: m.offer_port_port,
  }[port.kind]()
  const facts = [kind, loadingRate, maxSize && m.offer_max_size({ size: maxSize })]
  return (
    <li>
      {name}
      <span className="offer-aside">
        <Dotted facts={facts} />
      </span>
    </li>
  )
}
