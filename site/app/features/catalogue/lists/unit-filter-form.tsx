import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import {
  type FilterOption,
  type FilterOptions,
  filterNames,
  type UnitFilter,
} from './unit-filter.ts'

type UnitFilterFormProps = { filter: UnitFilter; options: FilterOptions }

/** Filter of the listed units: a plain form that browser/live-forms.ts sends on every change. */
export function UnitFilterForm({ filter, options }: UnitFilterFormProps) {
  return (
    <form
      method="get"
      action={`${hrefIn(getLocale(), '/alat')}#units`}
      data-live
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
      {options.weights.length > 0 && (
        <Choice
          name={filterNames.weight}
          label={m.unit_filter_weight()}
          all={m.unit_filter_any_weight()}
          value={filter.weight}
          options={options.weights}
        />
      )}
      <label className="unit-choice">
        <span>{m.unit_filter_date()}</span>
        <input
          type="date"
          name={filterNames.date}
          defaultValue={filter.date}
          className="field-input"
        />
      </label>
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
