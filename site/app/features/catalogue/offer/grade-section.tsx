import type { ItemKind } from '@niaga/contract/enquiry-terms'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { CheckForm } from './check/check-form.tsx'
import { CompareForm } from './compare-form.tsx'
import { CsvLink, tableAddress } from './csv-link.tsx'
import { firstRows, firstRowsWide, GradeMatrix } from './grade-matrix.tsx'
import type { GradeMatrix as Matrix } from './grade-view.ts'
import type { OfferView } from './offer-view.ts'

type GradeSectionProps = {
  offer: Pick<OfferView, 'check' | 'choices' | 'chosen'>
  matrix: Matrix
  name: string
  path: string
  kind: ItemKind
}

/** The grades of a product: the check against a buyer's limits, and the figures of all or the chosen grades. */
export function GradeSection({
  offer: { check, choices, chosen },
  matrix,
  ...goods
}: GradeSectionProps) {
  const { path, name, kind } = goods
  const { rows, note } = matrix
  return (
    <section aria-labelledby="grades" data-in-place className="grade-section wrap pb-band">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8">
        <h2 id="grades" className="expanded text-title">
          {m.offer_grades()}
        </h2>
        <p data-part="grade-file">
          <CsvLink to={tableAddress(path) + chosen} />
        </p>
      </div>
      {check && (
        <CheckForm check={check} action={hrefIn(getLocale(), path)} name={name} kind={kind} />
      )}
      {choices.length > 1 && rows.length > 0 && (
        <div data-part="grade-choice">
          <CompareForm
            action={`${path}#grades`}
            field="mutu"
            label={m.offer_compare_grades()}
            choices={choices}
          />
        </div>
      )}
      <div data-part="grades">
        <p className="offer-aside mt-4 mb-3">
          {m.sheet_own_data_lead()}{' '}
          {rows.some(({ isDifferent }) => isDifferent) && m.compare_caption()} {note}
        </p>
        <GradeMatrix matrix={matrix} name={name} kind={kind} />
      </div>
      {rows.length > firstRows && (
        <details
          className={`all-rows mt-4 ${rows.length > firstRowsWide ? '' : 'all-rows-narrow'}`}
        >
          <summary className="choice">
            <span>{m.offer_all_rows({ count: rows.length })}</span>
            <span className="all-rows-open">{m.offer_fewer_rows()}</span>
          </summary>
        </details>
      )}
    </section>
  )
}
