import { pageName } from '../../../i18n/page-name.ts'
import type { Closing } from '../../../page-texts/site-page.ts'
import { m } from '../../../paraglide/messages.js'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import { PageHero } from '../../../ui/page-hero.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { EmptyNotice } from '../../../ui/states/empty-notice.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { CompareForm } from '../offer/compare-form.tsx'
import { CsvLink, tableAddress } from '../offer/csv-link.tsx'
import { PicturesNote } from '../offer/unit-picture.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'

const path = '/alat/bandingkan'

/** Units side by side, with more to choose. */
export function CompareScreen({ view, closing }: { view: CompareView; closing: Closing }) {
  const { columns, choices, left } = view
  return (
    <div className="compare-page">
      <PageHero page={{ title: pageName(path), intro: m.compare_units_lead() }} trail={['/alat']} />
      <div className="wrap pt-opening pb-band">
        {left.length > 0 && (
          <Notice>
            <p>{m.compare_left({ names: left.join('; ') })}</p>
            <p className="mt-3 text-muted">{m.compare_how_units()}</p>
          </Notice>
        )}
        {columns.length < 2 && choices.length > 1 && (
          <EmptyNotice text={columns.length === 0 ? m.compare_none() : m.compare_one()}>
            <p className="mt-3 text-muted">{m.compare_how_units()}</p>
          </EmptyNotice>
        )}
        {columns.length > 0 && (
          <>
            <CompareTable view={view} />
            <PicturesNote units={columns} />
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
              <CsvLink to={`${tableAddress(path)}?${picksQuery(view)}`} />
              <PrintButton />
            </p>
          </>
        )}
        {choices.length === 0 ? (
          <EmptyNotice text={m.compare_no_units()} />
        ) : (
          <section aria-labelledby="choose" className="compare-choose mt-12">
            <h2 id="choose" className="expanded text-heading">
              {columns.length === 0 ? m.compare_choose() : m.compare_change()}
            </h2>
            {columns.length > 1 && <p className="mt-2 max-w-[60ch]">{m.compare_how_units()}</p>}
            <CompareForm action={path} label={m.offer_compare_units()} choices={choices} />
          </section>
        )}
      </div>
      <CallToAction closing={closing} />
    </div>
  )
}

/** Returns the query of the address for the same comparison. */
export function picksQuery({ picks }: CompareView): URLSearchParams {
  return new URLSearchParams(picks.map((pick) => ['pilih', pick]))
}
