import { useEffect, useRef } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { m } from '../../paraglide/messages.js'
import {
  type FilterOption,
  type FilterOptions,
  filterNames,
  type UnitFilter,
} from './unit-filter.ts'

type UnitFilterFormProps = { filter: UnitFilter; options: FilterOptions }

/** Filter of the listed units: a plain form that script submits on every change. */
export function UnitFilterForm({ filter, options }: UnitFilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const submit = useSubmit()

  // The address may change without the form, by going back or by a link.
  useEffect(() => {
    for (const name of ['offer', 'kind', 'place'] as const) {
      const field = form.current?.elements.namedItem(filterNames[name])
      if (field instanceof HTMLSelectElement) field.value = filter[name]
    }
  }, [filter])

  function send() {
    if (!form.current) return
    const chosen = [...new FormData(form.current)].filter(([, value]) => value !== '')
    const search = new URLSearchParams(
      chosen.map(([name, value]): [string, string] => [name, String(value)]),
    )
    submit(search, { method: 'get', action: pathname, replace: true, preventScrollReset: true })
  }

  return (
    <form
      ref={form}
      method="get"
      action={`${pathname}#machines`}
      onChange={({ target }) => {
        // If the select is not focused, the page's heading receives the focus as after any navigation.
        if (target instanceof HTMLSelectElement) target.focus()
        send()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="unit-filter"
    >
      <Choice
        name={filterNames.offer}
        label={m.unit_filter_offer()}
        all={m.unit_filter_any_offer()}
        value={filter.offer}
        options={[
          { value: 'jual', text: m.unit_filter_sale() },
          { value: 'sewa', text: m.unit_filter_hire() },
        ]}
      />
      <Choice
        name={filterNames.kind}
        label={m.unit_filter_kind()}
        all={m.unit_filter_any_kind()}
        value={filter.kind}
        options={options.kinds}
      />
      <Choice
        name={filterNames.place}
        label={m.unit_filter_place()}
        all={m.unit_filter_any_place()}
        value={filter.place}
        options={options.places}
      />
      <button type="submit" className="button button-ore">
        {m.unit_filter_show()}
      </button>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** Text of the option for all. */
  all: string
  value: string
  options: readonly FilterOption[]
}

function Choice({ name, label, all, value, options }: ChoiceProps) {
  return (
    <label className="unit-choice">
      <span>{label}</span>
      <select name={name} defaultValue={value} className="field-input">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
