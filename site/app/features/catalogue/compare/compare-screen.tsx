import { pageName } from '../../../i18n/page-name.ts'
import type { Closing } from '../../../page-texts/site-page.ts'
import { m } from '../../../paraglide/messages.js'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import { comparePaths } from '../../../ui/compare-paths.ts'
import { PageHero } from '../../../ui/page-hero.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { EmptyNotice } from '../../../ui/states/empty-notice.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { CompareForm } from '../offer/compare-form.tsx'
import { CsvLink, tableAddress } from '../offer/csv-link.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'

type CompareScreenProps = { isUnits: boolean; view: CompareView; closing: Closing }

/** Grades of a product, or units, side by side, with more to choose. */
export function CompareScreen({ isUnits, view, closing }: CompareScreenProps) {
  const { family, columns, families, left } = view
  const path = isUnits ? comparePaths.tool : comparePaths.product
  const title = pageName(path)
  return (
    <div className="compare-page">
      <PageHero
        title={family === '' ? title : `${title}: ${family}`}
        name={title}
        lead={isUnits ? m.compare_units_lead() : m.compare_grades_lead()}
        trail={[isUnits ? '/alat' : '/produk']}
      />
      <div className="wrap compare-body">
        {left.length > 0 && (
          <Notice>
            <p>{m.compare_left({ names: left.join('; ') })}</p>
            <p className="mt-3 text-muted">
              {isUnits ? m.compare_how_units() : m.compare_how_grades()}
            </p>
          </Notice>
        )}
        {columns.length > 0 && (
          <>
            <CompareTable view={view} />
            <p className="compare-files">
              <CsvLink to={`${tableAddress(path)}?${picksQuery(view)}`} />
              <PrintButton />
            </p>
          </>
        )}
        {columns.length === 0 && families.length === 0 && (
          <EmptyNotice text={isUnits ? m.compare_no_units() : m.compare_no_grades()} />
        )}
        {families.length > 0 && (
          <section aria-labelledby="choose" className="compare-choose">
            <h2 id="choose" className="expanded text-heading">
              {columns.length === 0 ? m.compare_choose() : m.compare_change()}
            </h2>
            <p>{isUnits ? m.compare_how_units() : m.compare_how_grades()}</p>
            {isUnits ? (
              <CompareForm
                action={path}
                label={m.offer_compare_units()}
                choices={families.flatMap(({ choices }) => choices)}
              />
            ) : (
              families.map(({ name, choices }) => (
                <CompareForm key={name} action={path} label={name} choices={choices} />
              ))
            )}
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
