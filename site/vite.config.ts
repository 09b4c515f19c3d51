import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { baseLocales } from '@niaga/contract/locale'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

/** Few files, because many small ones compress worse and load sequentially. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  // A screen is bundled with its pages, and likewise everything that only a few pages need: drawings, the map, lists, and
  // the texts of the calculators.
  {
    name: 'shared',
    test: /^(?!.*(app\/(features\/(?!frame\/)|ui\/(drawings|map|documents|offices)\/)|\/messages\/calc_))/,
    minShareCount: 2,
    priority: 1,
  },
]

/** The language of the browser's script, set by scripts/build.ts; in development the script has all languages. */
const { BUILD_LOCALE: locale } = process.env

/**
 * Condition for the whole design, tested by one unit of the same age: Chromium 111, Safari 16.4 and Firefox 120 have it.
 * Older browsers would each ignore different rules and show an unreadable page, so they get plain.css instead.
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
  // If these were only found on the first visit, the development server would respond with stale modules.
  optimizeDeps: { include: ['web-vitals', 'zod'] },
  plugins: [
    tailwindcss(),
    // The build compiles them before it starts, for several builds at once.
    locale === undefined && paraglideVitePlugin(paraglideOptions),
    reactRouter(),
  ],
  environments: {
    client: {
      // Selects the messages in `imports` of package.json.
      resolve: locale ? { conditions: [`locale-${locale}`, ...defaultClientConditions] } : {},
      build: {
        // The script waits for the first paint (app/hydrate-when-idle.js), so none of it is preloaded.
        modulePreload: false,
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
})
