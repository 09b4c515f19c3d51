import { useEffect, useRef } from 'react'

/** Reports the performance of this visit once, if the site enables it; otherwise the code is not loaded. */
export function useVitals(isOn: boolean): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isOn || hasBegun.current) return
    hasBegun.current = true
    void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals())
  }, [isOn])
}
