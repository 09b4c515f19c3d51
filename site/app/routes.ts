import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { hrefIn } from './lib/locale/locale-address.ts'
import { localeEntries } from './lib/locale/locale-registry.ts'
import { routeTable } from './route-table.ts'

/** Pages for who builds the site; a built one has none of them. */
const workbench =
  process.env.NODE_ENV === 'production'
    ? []
    : ([{ screen: 'components', path: '/-/components', file: 'routes/components.tsx' }] as const)

/** Every screen in every language, each with an id of its own, and a last route for what is no page. */
const entries: RouteConfigEntry[] = localeEntries.flatMap(({ code }) => [
  ...[...routeTable, ...workbench].map(({ screen, path, file }) =>
    route(hrefIn(code, path), file, { id: `${screen}.${code}` }),
  ),
  route(hrefIn(code, '/*'), 'routes/missing.tsx', { id: `missing.${code}` }),
])

export default entries satisfies RouteConfig
