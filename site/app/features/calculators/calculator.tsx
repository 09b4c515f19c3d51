import { useEffect, useState } from 'react'
import { usePageAddress } from '../../islands/page-address.ts'
import { m } from '../../paraglide/messages.js'
import { PrintButton } from '../../ui/print-button.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { Answers, Results } from './results.tsx'
import { Steps } from './steps.tsx'

type CalculatorProps = {
  /** Returns the view of an address; called on the server and again for every value typed. */
  getView: (search: URLSearchParams) => CalculatorView
}

/** The main figures, the form beside the result, then every step. The address follows the input, so the result can be shared. */
export function Calculator({ getView }: CalculatorProps) {
  const { pathname, search } = usePageAddress()
  const [shown, setShown] = useState({ search, visit: 0 })
  const view = getView(new URLSearchParams(shown.search))

  useEffect(() => {
    /** Shows the figures of another entry of the history. */
    function returnTo() {
      const { search } = window.location
      keepInFlags(search)
      setShown((last) => (last.search === search ? last : { search, visit: last.visit + 1 }))
    }
    addEventListener('popstate', returnTo)
    return () => removeEventListener('popstate', returnTo)
  }, [])

  function show(query: URLSearchParams): void {
    const search = `?${query}`
    if (search === shown.search) return
    history.replaceState(null, '', search)
    keepInFlags(search)
    setShown({ ...shown, search })
  }

  return (
    <>
      <Answers answers={view.answers} />
      <div className="calculator-work">
        <CalculatorForm
          key={shown.visit}
          groups={view.groups}
          action={`${pathname}#results`}
          onFigures={show}
        />
        <div className="calculator-results">
          <Results view={view} />
          <p className="mt-6 mb-4 flex flex-wrap gap-x-8 gap-y-2">
            <CopyLink />
            <PrintButton label={m.calc_print()} />
            <a href={pathname} className="onward text-ore">
              {m.calc_reset()}
            </a>
          </p>
          <p className="calculator-aside">{m.calc_no_offer()}</p>
        </div>
      </div>
      {view.steps.length > 0 && <Steps steps={view.steps} />}
    </>
  )
}

/** The links to the other languages lie outside the island. */
function keepInFlags(search: string): void {
  for (const flag of document.querySelectorAll<HTMLAnchorElement>('.flag')) flag.search = search
}

/** Copies the address with its figures (browser/buttons.ts). */
function CopyLink() {
  return (
    <button
      type="button"
      data-copy=""
      data-copied={m.calc_copied()}
      className="onward needs-script cursor-pointer text-ore"
    >
      {/* The address may be copied before React compares the label. */}
      <span aria-live="polite" suppressHydrationWarning>
        {m.calc_copy()}
      </span>
    </button>
  )
}
