import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** @param origin of the admin that frames this page, if one does */
export function usePreview(origin: string | undefined): void {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (origin === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    // Visitors do not load this module.
    void import('./follow-editor.ts').then(({ followEditor }) => {
      if (!isOver) stop = followEditor(origin, reload)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [origin])
}
