import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { baseLocales } from '@niaga/contract/locale'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

/** Few files: many small ones compress worse and load one after the other. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  // A screen is bundled with the pages that show it, and so is what only a few pages need: drawings, the map,
  // lists, and the texts of the calculators.
  {
    name: 'shared',
    test: /^(?!.*(app\/(features\/(?!frame\/)|ui\/(drawings|map|documents|offices)\/)|\/messages\/calc_))/,
    minShareCount: 2,
    priority: 1,
  },
]

/** The language of the browser's script, set by scripts/build.ts; while developing it has all of them. */
const { BUILD_LOCALE: locale } = process.env

/**
 * What the whole design needs, by one unit that is as old: Chromium 111, Safari 16.4 and Firefox 120 have it. Of older
 * browsers each would drop other rules, and a page of what is left is not readable: they have plain.css in its place.
 */
const hasDesign = '(width: 1rlh)'

export default defineConfig({
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'design-where-supported',
          OnceExit(root, { AtRule }) {
            const isOutside = /^(print|not ?\(width: ?1rlh\))$/
            const design = new AtRule({ name: 'supports', params: hasDesign })
            for (const node of [...(root.nodes ?? [])]) {
              if (node.type !== 'atrule' || !isOutside.test(node.params)) design.append(node)
            }
            root.prepend(design)
          },
        },
      ],
    },
  },
  define: { 'import.meta.env.IS_BASE_LOCALE': baseLocales.some((code) => code === locale) },
  // If they were only found on the first visit, the development server would respond with stale modules.
  optimizeDeps: { include: ['web-vitals', 'zod'] },
  plugins: [
    tailwindcss(),
    // The build has them compiled before it starts, for several builds at once.
    locale === undefined && paraglideVitePlugin(paraglideOptions),
    reactRouter(),
  ],
  environments: {
    client: {
      // Chooses the messages in `imports` of package.json.
      resolve: locale ? { conditions: [`locale-${locale}`, ...defaultClientConditions] } : {},
      build: {
        // The script waits for the first paint (app/hydrate-when-idle.js), so nothing of it is preloaded.
        modulePreload: false,
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
})
