import { expect, test } from 'vitest'
import { delayScript } from './late-script.ts'

const mark = 'f00d'

test('keeps the page’s module still and fetches nothing of it ahead', () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${mark}"/><script nonce="${mark}">a()</script><script nonce="${mark}" type="module" async="">import "/a.js"</script>`
  expect(delayScript(page, mark)).toBe(
    `<script nonce="${mark}">a()</script><script nonce="${mark}" type="text/late">import "/a.js"</script>`,
  )
})

test('puts what begins it into the head, marked as ours and without a line of comment', () => {
  const [, script = ''] =
    /<head><script nonce="f00d">([\s\S]*)<\/script><\/head>/.exec(
      delayScript('<head></head>', mark),
    ) ?? []
  expect(script).toMatch(/^\(\(\) => \{const signs = /)
  expect(script).not.toContain('//')
  expect(() => new Function(script)).not.toThrow()
})

test('touches nothing that came in with content', () => {
  const page = '<link rel="modulepreload" href="/a.js"/><script type="module">a()</script>'
  expect(delayScript(page, mark)).toBe(page)
})
