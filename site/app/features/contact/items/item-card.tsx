import { figureText } from '@niaga/contract/figure-text'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { newItemId } from '../../../ui/calls.ts'
import type { FieldFaults } from '../contact.ts'
import { Field } from '../field.tsx'
import {
  controlName,
  type Item,
  type ItemField,
  itemChoices,
  itemFields,
  itemRule,
} from './item.ts'
import { fieldName, kindName, valueText } from './item-words.ts'

type ItemCardProps = {
  item: Item
  index: number
  /** Whether the visitor arrived with this item. */
  isNew: boolean
  faults: FieldFaults
  removeButton: React.ReactNode
}

/** One requested item: the fields that decide its price, and the others folded unless a machine is hired. */
export function ItemCard({ item, index, isNew, faults, removeButton }: ItemCardProps) {
  const { kind } = item
  const { main, more } = itemFields[kind]
  // Stays open while the visitor corrects reported errors.
  const [isOpen, setIsOpen] = useState(
    () =>
      item.offer === 'hire' ||
      more.some((field: ItemField) => item[field] || controlName(index, field) in faults),
  )
  const field = (name: ItemField) => (
    <ItemControl key={name} item={item} index={index} field={name} faults={faults} />
  )
  return (
    <fieldset
      className="request-item"
      {...(isNew && { id: newItemId, tabIndex: -1, 'aria-describedby': 'new-item-name' })}
    >
      <legend className="sr-only">
        {m.item_number({ number: index + 1, kind: kindName(kind) })}
      </legend>
      <div className="flex items-baseline justify-between gap-4">
        <p className="label text-muted" aria-hidden="true">
          {m.item_number({ number: index + 1, kind: kindName(kind) })}
        </p>
        {removeButton}
      </div>
      {isNew && (
        <p id="new-item-name" className="mb-4 font-semibold">
          {m.item_is_in({ product: item.product ?? '' })}
        </p>
      )}
      <input type="hidden" name={controlName(index, 'kind')} value={kind} />
      {field('product')}
      <div
        className="item-grid"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement && target.value === 'hire') setIsOpen(true)
        }}
      >
        {main.map(field)}
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="item-more">{m.item_more()}</summary>
        <div className="item-grid">{more.map(field)}</div>
      </details>
    </fieldset>
  )
}

type ItemControlProps = { item: Item; index: number; field: ItemField; faults: FieldFaults }

function ItemControl({ item, index, field, faults }: ItemControlProps) {
  const name = controlName(index, field)
  const choices = itemChoices[field]
  const fault = faults[name]
  return (
    <Field
      name={name}
      label={fieldName(field, item.kind)}
      autoComplete="off"
      isRequired={itemRule(field).isRequired ?? false}
      defaultValue={item[field] ?? ''}
      choices={choices?.map((value) => ({
        value,
        text: valueText({ kind: item.kind, [field]: value }, field),
      }))}
      error={fault ? faultText(fault, field) : ''}
      {...(field === 'product' && { list: `goods-${item.kind}` })}
    />
  )
}

function faultText(fault: string, field: ItemField): string {
  if (fault === 'missing') return m.item_product_missing()
  if (fault === 'too_long') return m.contact_too_long({ limit: itemRule(field).limit })
  if (fault === 'quantity')
    return m.item_tonnes_figure({ example: figureText('55000', getLocale()) })
  return m.contact_invalid()
}
