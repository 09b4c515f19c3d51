import { useState } from 'react'
import { useLocation } from 'react-router'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { useIsScripted } from '../../ui/use-is-scripted.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorTable } from './calculator-table.tsx'
import type { CalculatorView, Table } from './calculator-view.ts'
import { Results } from './results.tsx'
import { Steps } from './steps.tsx'

type CalculatorScreenProps = {
  page: SitePage
  /** The calculator's address in the default language. */
  path: string
  /** Returns the view of an address; called on the server and again for every value typed. */
  getView: (search: URLSearchParams) => CalculatorView
  /** Tables of usual values, beside the form. */
  references?: readonly Table[]
}

/** A calculator: the form beside the result, then every step. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { page, path, getView, references = [] } = props
  const { search } = useLocation()
  const view = getView(new URLSearchParams(search))
  return (
    <div className="calculator-page">
      <PageHero
        title={page.title}
        lead={page.intro}
        picture={page.picture}
        alt={page.pictureAlt}
        trail={[{ to: '/kalkulator', text: m.nav_calculators() }]}
      />
      <div className="wrap calculator">
        <CalculatorForm view={view} path={path} />
        <div className="calculator-results">
          <Results view={view} />
          <p className="calculator-tools">
            <CopyLink />
            <PrintButton label={m.calc_print()} />
            <LocalLink to={path} className="onward text-ore">
              {m.calc_reset()}
            </LocalLink>
          </p>
          <p className="calculator-aside">{m.calc_no_offer()}</p>
        </div>
        {view.steps.length > 0 && <Steps steps={view.steps} />}
        {references.length > 0 && (
          <section aria-labelledby="references" className="calculator-wide">
            <h2 id="references" className="expanded text-title">
              {m.calc_references()}
            </h2>
            <p className="calculator-lead">{m.calc_references_lead()}</p>
            <div className="calculator-tables">
              {references.map((table) => (
                <CalculatorTable key={table.caption} table={table} />
              ))}
            </div>
          </section>
        )}
        <p className="calculator-wide calculator-others">
          <LocalLink to="/kalkulator" className="onward text-ore">
            {m.calc_others()}
            <ArrowIcon className="size-4" />
          </LocalLink>
        </p>
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

/** Copies the address with its figures and confirms it in its own label, which screen readers announce. */
function CopyLink() {
  const { pathname, search } = useLocation()
  const isScripted = useIsScripted()
  const [copied, setCopied] = useState<string>()
  const page = pathname + search
  const copy = () =>
    navigator.clipboard?.writeText(new URL(page, window.location.origin).href).then(
      () => setCopied(page),
      // Without permission or HTTPS, the visitor copies from the address bar.
      () => setCopied(undefined),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className={`onward cursor-pointer text-ore ${isScripted ? '' : 'invisible'}`}
    >
      <span aria-live="polite">{copied === page ? m.calc_copied() : m.calc_copy()}</span>
    </button>
  )
}
