import type { CalculatorPath } from '@niaga/contract/pages'
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { calculators } from '../features/calculators/calculators.ts'
import type { Coal } from '../features/calculators/heat/cost-view.ts'
import { localeFromPath } from '../i18n/locale-address.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { keepFilledFields } from './filled-fields.ts'

// Only in development does the script have more than one language.
overwriteGetLocale(() => localeFromPath(location.pathname))

/** Loads each island's component, by its name, with the first one on a page. */
const components: Record<string, (props: never) => Promise<ComponentType<never>>> = {
  'contact-form': () =>
    import('../features/contact/contact-form.tsx').then((module) => module.ContactForm),
  calculator: async ({ path, coals }: { path: CalculatorPath; coals: Coal[] }) => {
    const [{ Calculator }, { getView }] = await Promise.all([
      import('../features/calculators/calculator.tsx'),
      calculators[path](),
    ])
    return () => <Calculator getView={(search) => getView(search, coals)} />
  },
}

/** Hydrates an island. React replays the events that came before, and keeps what was filled in. */
export async function startIsland(element: HTMLElement): Promise<void> {
  const { island = '' } = element.dataset
  const props = JSON.parse(element.dataset.props ?? '{}')
  const Component = (await components[island]?.(props as never)) as
    | ComponentType<object>
    | undefined
  if (!Component) throw new Error(`No island is named ${island}`)

  function Island() {
    useEffect(() => {
      element.dataset.ready = ''
    }, [])
    return Component && <Component {...props} />
  }
  hydrateRoot(element, <Island />, { onRecoverableError: keepFilledFields(element) })
}
