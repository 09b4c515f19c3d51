import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { baseLocales, locales } from '@niaga/contract/locale'
import tailwindcss from '@tailwindcss/vite'
import {
  defaultClientConditions,
  defaultExternalConditions,
  defineConfig,
  type EnvironmentOptions,
} from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

/**
 * Condition for the whole design, tested by one unit of the same age: Chromium 111, Safari 16.4 and Firefox 120 have it.
 * Older browsers would each ignore different rules and show an unreadable page, so they get plain.css instead.
 */
const hasDesign = '(width: 1rlh)'

/** The script of pages in one language: of every page, and of its islands. */
function browserBuild(locale: (typeof locales)[number]): EnvironmentOptions {
  const isBase = baseLocales.some((code) => code === locale)
  return {
    consumer: 'client',
    define: { 'import.meta.env.IS_BASE_LOCALE': JSON.stringify(isBase) },
    // Selects the messages in `imports` of package.json.
    resolve: { conditions: [`locale-${locale}`, ...defaultClientConditions] },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/${locale}.json`,
      modulePreload: false,
      rolldownOptions: {
        input: ['app/browser/page.ts'],
        output: {
          // These are the same in every language.
          chunkFileNames: ({ name }) =>
            /^(react|rolldown-runtime)$/.test(name)
              ? 'assets/[name]-[hash].js'
              : `assets/${locale}-[name]-[hash].js`,
          entryFileNames: `assets/${locale}-[name]-[hash].js`,
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  }
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Files for browsers lie in `client`, which the site serves as its root.
  experimental: { renderBuiltUrl: (file) => `/${file.replace(/^client\//, '')}` },
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
  plugins: [
    tailwindcss(),
    // The build compiles them before it starts, for the browser one language each.
    command === 'serve' && paraglideVitePlugin(paraglideOptions),
    // Pages are rendered on the server, so a browser has to load them again.
    {
      name: 'reload-pages',
      hotUpdate({ server }) {
        if (this.environment.name === 'ssr')
          server.environments.client.hot.send({ type: 'full-reload' })
      },
    },
  ],
  environments: {
    ssr: {
      // In development as the server itself, which shares React Router's context with the app.
      ...(command === 'serve' && {
        resolve: { externalConditions: ['development', ...defaultExternalConditions] },
      }),
      build: {
        outDir: 'build',
        emptyOutDir: false,
        copyPublicDir: false,
        // The stylesheets and the fonts, which the pages name.
        emitAssets: true,
        rolldownOptions: {
          input: { index: 'app/server-build.ts' },
          output: {
            entryFileNames: 'server/[name].js',
            chunkFileNames: 'server/[name]-[hash].js',
            assetFileNames: 'client/assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ...(command === 'build' &&
      Object.fromEntries(locales.map((locale) => [`browser_${locale}`, browserBuild(locale)]))),
  },
  // `vite build` builds all; scripts/build.ts does what comes before and after.
  builder: {
    async buildApp(builder) {
      const { client, ...others } = builder.environments
      for (const environment of Object.values(others)) await builder.build(environment)
    },
  },
}))
