import type { Plugin } from 'vite'

/** Parts of React Router and Vite that nothing here needs, each by what it answers when it is off. */
const unused = [
  {
    // Route discovery is `initial`: no part of the route table is fetched later.
    file: '/react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    code: `
      export const URL_LIMIT = 7680
      export const isFogOfWarEnabled = () => false
      export const useFogOFWarDiscovery = () => {}
      export const getPatchRoutesOnNavigationFunction = () => {}
      export const getPartialManifest = ({ ...manifest }) => manifest
      export const getPathsWithAncestors = () => []
      export const getManifestPath = () => ''
      export const handleClientVersionMismatch = async () => false`,
  },
  {
    file: '/react-router/dist/production/lib/router/instrumentation.js',
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => {}
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = null`,
  },
  {
    // It fetches the styles and modules of a part ahead; all styles are in one file, and modules wait.
    file: '\0vite/preload-helper.js',
    code: 'export const __vitePreload = (load) => load()',
  },
]

/** Leaves out of the browser's files what the framework brings and this site does not use. */
export function withoutUnusedParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = unused.find(({ file }) => id.endsWith(file))
      if (part) found.add(part.file)
      return part?.code ?? null
    },
    buildEnd(error) {
      // A new version that moved them must be looked at again.
      if (!error && found.size < unused.length) {
        throw new Error('What without-unused-parts.ts leaves out is not where it was.')
      }
    },
  }
}
