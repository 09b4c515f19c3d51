import { useEffect, useRef } from 'react'

/** Reports the performance of this visit once, if the site is set to; the code is only loaded then. */
export function useVitals(isOn: boolean): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isOn || hasBegun.current) return
    hasBegun.current = true
    void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals())
  }, [isOn])
}
