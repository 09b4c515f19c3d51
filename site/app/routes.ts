import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { hrefIn } from './i18n/locale-address.ts'
import { localeEntries } from './i18n/locale-registry.ts'
import { routeTable } from './route-table.ts'

const { BUILD_LOCALE: onlyLocale } = process.env
const languages = localeEntries.filter(({ code }) => !onlyLocale || code === onlyLocale)

/**
 * Every screen in every language, each with a unique id, and a last route for all other addresses. A build has only the
 * routes of its language (scripts/build.ts).
 */
const entries: RouteConfigEntry[] = languages.flatMap(({ code }) => [
  ...routeTable.map(({ screen, path, file }) =>
    route(hrefIn(code, path), file, { id: `${screen}.${code}` }),
  ),
  route(hrefIn(code, '/*'), 'features/free-pages/other-route.tsx', { id: `other.${code}` }),
])

export default entries satisfies RouteConfig
