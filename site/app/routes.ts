import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { hrefIn } from './i18n/locale-address.ts'
import { localeEntries } from './i18n/locale-registry.ts'
import { routeTable } from './route-table.ts'

/** Every address in every offered language, each with a unique id, and a last route for all other addresses. */
const entries: RouteConfigEntry[] = localeEntries.flatMap(({ code }) => [
  ...routeTable.map(({ path, file }) => ({
    id: `${path}.${code}`,
    path: hrefIn(code, path),
    file,
  })),
  { id: `other.${code}`, path: hrefIn(code, '/*'), file: 'features/free-pages/other-route.tsx' },
])

export default entries satisfies RouteConfig
