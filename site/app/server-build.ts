import { type ComponentType, createElement } from 'react'
import {
  type ServerBuild,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router'
import * as entry from './entry.server.tsx'
import * as root from './root.tsx'
import routeEntries from './routes.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

const modules = import.meta.glob<Module>('./features/**/*-route.{ts,tsx}', { eager: true })

/** Passes a route's data to its component, typed by React Router's compiler (`Route.ComponentProps`). */
function withProps(component: unknown): ComponentType | undefined {
  if (component === undefined) return undefined
  const Component = component as ComponentType<Record<string, unknown>>
  return function Page() {
    return createElement(Component, {
      params: useParams(),
      loaderData: useLoaderData(),
      actionData: useActionData(),
      matches: useMatches(),
      error: useRouteError(),
    })
  }
}

const routes: ServerBuild['routes'] = {}
const manifest: ServerBuild['assets']['routes'] = {}

function add(id: string, path: string, module: Module, parentId?: string): void {
  const page = {
    default: withProps(module.default),
    ErrorBoundary: withProps(module.ErrorBoundary),
  }
  const route = { id, path, ...(parentId && { parentId }) }
  routes[id] = { ...route, module: { ...module, ...page } as Module }
  manifest[id] = {
    ...route,
    ...{ hasLoader: module.loader !== undefined, hasAction: module.action !== undefined },
    ...{ hasErrorBoundary: module.ErrorBoundary !== undefined, module: '' },
    ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
    ...{ clientActionModule: undefined, clientLoaderModule: undefined },
    ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
  }
}

add('root', '', root as unknown as Module)
for (const { id = '', path = '', file } of routeEntries) {
  const module = modules[`./${file}`]
  if (!module) throw new Error(`The route ${id} names no module: ${file}`)
  add(id, path, module, 'root')
}

/** The site as React Router renders it on the server; its pages run none of React Router's script. */
export const build: ServerBuild & { entry: { module: typeof entry } } = {
  entry: { module: entry },
  routes,
  assets: { entry: { module: '', imports: [] }, routes: manifest, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}
