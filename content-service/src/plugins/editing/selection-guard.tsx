'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Clears the selection when a list shows other rows: otherwise an action would change rows that are no longer visible. */
export function SelectionGuard() {
  const { data } = useListQuery()
  const { selected, setSelection } = useSelection()
  const listed = data?.docs?.map(({ id }) => id).join()

  const before = useRef(listed)

  const endSelection = useEffectEvent(() => {
    for (const [id, isSelected] of selected) if (isSelected) setSelection(id)
  })

  useEffect(() => {
    if (before.current === listed) return
    before.current = listed
    endSelection()
  }, [listed])

  return null
}
