import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { localeFromPath } from '../i18n/locale-address.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { keepFilledFields } from './filled-fields.ts'

// Only in development does the script have more than one language.
overwriteGetLocale(() => localeFromPath(location.pathname))

/** Each island's module, named as the island is and loaded with the first one on a page. */
const modules: Record<string, () => Promise<ComponentType<never>>> = {
  'contact-form': () =>
    import('../features/contact/contact-form.tsx').then((module) => module.ContactForm),
  'heat-calculator': () =>
    import('../features/calculators/heat/heat-calculator.tsx').then(
      (module) => module.HeatCalculator,
    ),
  'fleet-calculator': () =>
    import('../features/calculators/fleet/fleet-calculator.tsx').then(
      (module) => module.FleetCalculator,
    ),
  'shipping-calculator': () =>
    import('../features/calculators/shipping/shipping-calculator.tsx').then(
      (module) => module.ShippingCalculator,
    ),
}

/** Hydrates an island. React replays the events that came before, and keeps what was filled in. */
export async function startIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  const Component = (await modules[island]?.()) as ComponentType<object> | undefined
  if (!Component) throw new Error(`No island is named ${island}`)

  function Island() {
    useEffect(() => {
      element.dataset.ready = ''
    }, [])
    return Component && <Component {...JSON.parse(props)} />
  }
  hydrateRoot(element, <Island />, { onRecoverableError: keepFilledFields(element) })
}
