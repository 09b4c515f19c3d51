import { matchRoutes } from 'react-router'
import type { SiteBuild } from './site-build.ts'

/** Whether the page at an address takes a form: its route module has an action. */
export function hasAction(build: SiteBuild, pathname: string): boolean {
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path === undefined ? [] : [{ id: route.id, path: route.path }],
  )
  const match = matchRoutes(routes, path)?.at(-1)
  return match !== undefined && build.routes[match.route.id]?.module.action !== undefined
}
