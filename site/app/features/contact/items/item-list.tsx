import { type ItemKind, itemKinds, maxItems } from '@niaga/contract/enquiry-terms'
import { m } from '../../../paraglide/messages.js'
import { changeButton, type FieldFaults } from '../contact.ts'
import type { Item } from './item.ts'
import { ItemCard } from './item-card.tsx'
import { kindName } from './item-words.ts'

type ItemListProps = {
  items: { key: number; item: Item; isNew: boolean }[]
  goods: Record<ItemKind, string[]>
  faults: FieldFaults
  /** Whether the buttons change the list in the browser; without script they submit the form to the server. */
  isScripted: boolean
  onAdd: (kind: ItemKind) => void
  onRemove: (key: number) => void
}

/** The items of the request. */
export function ItemList({ items, goods, faults, isScripted, onAdd, onRemove }: ItemListProps) {
  return (
    <div className="grid gap-4 sm:col-span-2">
      {items.map(({ key, item, isNew }, index) => (
        <ItemCard
          key={key}
          item={item}
          index={index}
          isNew={isNew}
          faults={faults}
          removeButton={
            <ChangeButton
              change={`remove.${index}`}
              isScripted={isScripted}
              onPress={() => onRemove(key)}
              className="item-remove"
            >
              {m.item_remove()}
              <span className="sr-only">{` ${index + 1}`}</span>
            </ChangeButton>
          }
        />
      ))}
      {itemKinds.map((kind) => (
        <datalist key={kind} id={`goods-${kind}`}>
          {goods[kind].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
      {items.length < maxItems && (
        <fieldset className="item-add">
          <legend>{items.length === 0 ? m.item_add_first() : m.item_add()}</legend>
          {itemKinds.map((kind) => (
            <ChangeButton
              key={kind}
              change={`add.${kind}`}
              isScripted={isScripted}
              onPress={() => onAdd(kind)}
            >
              <span aria-hidden="true">+ </span>
              {kindName(kind)}
            </ChangeButton>
          ))}
        </fieldset>
      )}
    </div>
  )
}

type ChangeButtonProps = {
  change: string
  isScripted: boolean
  onPress: () => void
  className?: string
  children: React.ReactNode
}

/** With script, these buttons must not submit a form that the visitor is filling in. */
function ChangeButton({ change, isScripted, onPress, className, children }: ChangeButtonProps) {
  return (
    <button
      type={isScripted ? 'button' : 'submit'}
      name={changeButton}
      value={change}
      formNoValidate
      onClick={isScripted ? onPress : undefined}
      className={className}
    >
      {children}
    </button>
  )
}
