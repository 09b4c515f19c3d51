import type { Vital } from './vital.ts'

/** The site's endpoint for measurements. */
export const vitalsPath = '/-/vitals'

/** Measures this visit and sends each metric once; the library is only loaded for this purpose. */
export async function reportVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const path = window.location.pathname.slice(0, 200)
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => {
      const vital: Vital = { name, value, rating, path }
      // A beacon is sent even while the page is closing, when most metrics become final.
      navigator.sendBeacon(vitalsPath, JSON.stringify(vital))
    })
  }
}
