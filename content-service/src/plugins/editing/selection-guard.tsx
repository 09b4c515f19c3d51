'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Ends a selection when a list shows other lines: an action would otherwise change lines that are no longer visible. */
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
