import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { kindNames, kindWords } from '../../ui/documents/kind-names.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { Dotted } from '../../ui/text/dotted.tsx'
import type { DocumentFilter } from './document-filter.ts'

type DocumentsFilterProps = { filter: DocumentFilter; count: number }

type Choice = { value: string; text: string }

/** A plain form, so the filter is in the address and works without script. */
export function DocumentsFilter({ filter, count }: DocumentsFilterProps) {
  const { pathname } = useLocation()
  const { query, items, kinds, years } = filter
  const isFiltered = Object.values(query).some(Boolean)
  const fields = [
    {
      ...{ name: 'untuk', label: m.document_for(), value: query.item },
      choices: items.map(({ value, name }) => ({ value, text: name })),
    },
    {
      ...{ name: 'jenis', label: m.document_kind(), value: query.kind },
      choices: kinds.map((kind) => ({ value: kindWords[kind], text: kindNames[kind]() })),
    },
    {
      ...{ name: 'tahun', label: m.document_year(), value: query.year },
      choices: years.map((year) => ({ value: year, text: year })),
    },
  ].filter(({ choices, value }) => choices.length > 1 || value !== '')
  if (fields.length === 0) return null
  return (
    // A new form for each address, because the browser's own choice would otherwise remain.
    <form
      key={JSON.stringify(query)}
      method="get"
      action={pathname}
      aria-label={m.document_filter()}
      className="documents-filter"
    >
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <button type="submit" className="button button-ore">
        {m.document_filter_button()}
      </button>
      <p role="status" className="documents-count text-muted tabular-nums">
        <Dotted
          facts={[
            m.document_count({ count }),
            isFiltered && (
              <LocalLink
                key=""
                to="/dokumen"
                className="text-ore-deep underline underline-offset-4"
              >
                {m.document_filter_clear()}
              </LocalLink>
            ),
          ]}
        />
      </p>
    </form>
  )
}

type FieldProps = { name: string; label: string; value: string; choices: readonly Choice[] }

function Field({ name, label, value, choices }: FieldProps) {
  return (
    <label className="block">
      <span className="mb-2 block font-semibold">{label}</span>
      <select name={name} defaultValue={value} className="field-input">
        <option value="">{m.document_all()}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}
