'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type Item, itemLine } from './item-line.ts'

/** The heading of an item, which makes an enquiry readable without opening its rows. */
export function ItemLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Item>>()
  return (
    <span>
      {rowNumber + 1}. {itemLine(data ?? {})}
    </span>
  )
}
