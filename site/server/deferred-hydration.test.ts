import { expect, test } from 'vitest'
import { deferHydration } from './deferred-hydration.ts'

const placeholder = 'f00d'

test('defers the page’s module and preloads nothing of it', () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${placeholder}"/><script nonce="${placeholder}">a()</script><script nonce="${placeholder}" type="module" async="">import "/a.js"</script>`
  expect(deferHydration(page, placeholder)).toBe(
    `<script nonce="${placeholder}">a()</script><script nonce="${placeholder}" type="text/deferred">import "/a.js"</script>`,
  )
})

test('puts the script that starts it into the head, with the nonce placeholder and without comments', () => {
  const [, script = ''] =
    /<head><script nonce="f00d">([\s\S]*)<\/script><\/head>/.exec(
      deferHydration('<head></head>', placeholder),
    ) ?? []
  expect(script).toMatch(/^\(\(\) => \{const signs = /)
  expect(script).not.toContain('//')
  expect(() => new Function(script)).not.toThrow()
})

test('changes nothing that comes from content', () => {
  const page = '<link rel="modulepreload" href="/a.js"/><script type="module">a()</script>'
  expect(deferHydration(page, placeholder)).toBe(page)
})
