import { useEffect, useRef } from 'react'

/** Reports how this visit performed, once, when the site is set to; the code for it is loaded only then. */
export function useVitals(isOn: boolean): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isOn || hasBegun.current) return
    hasBegun.current = true
    void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals())
  }, [isOn])
}
