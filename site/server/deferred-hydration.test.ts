import { expect, test } from 'vitest'
import { deferHydration } from './deferred-hydration.ts'

const placeholder = 'f00d'

test('keeps the page’s module still and fetches nothing of it ahead', () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${placeholder}"/><script nonce="${placeholder}">a()</script><script nonce="${placeholder}" type="module" async="">import "/a.js"</script>`
  expect(deferHydration(page, placeholder)).toBe(
    `<script nonce="${placeholder}">a()</script><script nonce="${placeholder}" type="text/deferred">import "/a.js"</script>`,
  )
})

test('puts what begins it into the head, marked as ours and without a line of comment', () => {
  const [, script = ''] =
    /<head><script nonce="f00d">([\s\S]*)<\/script><\/head>/.exec(
      deferHydration('<head></head>', placeholder),
    ) ?? []
  expect(script).toMatch(/^\(\(\) => \{const signs = /)
  expect(script).not.toContain('//')
  expect(() => new Function(script)).not.toThrow()
})

test('touches nothing that came in with content', () => {
  const page = '<link rel="modulepreload" href="/a.js"/><script type="module">a()</script>'
  expect(deferHydration(page, placeholder)).toBe(page)
})
