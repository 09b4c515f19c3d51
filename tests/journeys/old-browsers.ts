import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { root } from '../../scripts/services.ts'
import { startDevtools } from './support/devtools.ts'
import { findMessages } from './support/editor.ts'
import globalSetup from './support/global-setup.ts'
import { messages } from './support/messages.ts'
import { pageKinds, stateAddresses } from './support/page-kinds.ts'

// Visits every kind of page in the oldest browsers listed in README (Linux, x64), and checks that nothing covers its
// texts, it fits a phone, its menu opens and closes, and its form sends a request.

/** Headless builds from the package registry, with their SHA-512. They are fetched on first use, and are not dependencies. */
const builds: Record<string, string> = {
  83: 'chrome-aws-lambda@3.1.1 ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
  102: '@sparticuz/chrome-aws-lambda@14.1.1 sgVzE+MWMocqq2Q7ghr/VIFt+uF7jN9PRb2/KcGzWAyz3r7DE8pSVxHJorsJXoG3GuqaF8SaacSycbeNdugVZg==',
  110: '@sparticuz/chromium@110.0.1 LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==',
  // The first version with the whole design, three releases before popovers.
  111: '@sparticuz/chromium@111.0.0 h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
}

const width = 412
const screen = { width, height: 892, deviceScaleFactor: 1, mobile: true }
/** A page that takes longer has failed. */
const longestMs = 15_000

await buildWhatIsNotBuilt()
// Its Debian package contains the libraries that these builds load.
findOrInstallBrowser()
const stop = await globalSetup()
const faults: string[] = []
try {
  for (const [version, build] of Object.entries(builds)) {
    await walk(version, fetchBuild(build))
  }
} finally {
  await stop()
}
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function fetchBuild(build: string): string {
  const [name = '', sha512] = build.split(' ')
  const folder = join(root, 'node_modules/.cache/browsers', name.replace(/\W+/g, '-'))
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  mkdirSync(folder, { recursive: true })
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name])
  const packed = join(folder, String(file).trim())
  const digest = createHash('sha512').update(readFileSync(packed)).digest('base64')
  if (digest !== sha512) throw new Error(`${name} is not the package that was tried.`)
  execFileSync('tar', ['-xzf', packed, '-C', folder, 'package/bin/chromium.br'])
  const whole = brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br')))
  writeFileSync(browser, whole, { mode: 0o755 })
  return browser
}

async function walk(version: string, executable: string): Promise<void> {
  const inOneProcess = ['--single-process', '--no-zygote', '--disable-gpu']
  await using devtools = await startDevtools(executable, inOneProcess)
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank' })
  const target = await devtools.send('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params = {}) =>
    devtools.send(method, params, String(target.sessionId))
  let address = ''
  const fail = (fault: string) => void faults.push(`Chromium ${version}, ${address}: ${fault}`)
  devtools.listen(({ method, params }) => {
    if (method === 'Runtime.exceptionThrown') fail(JSON.stringify(params.exceptionDetails))
  })

  async function evaluate<Result>(expression: string): Promise<Result> {
    const params = { expression, returnByValue: true }
    const { result, exceptionDetails } = await send('Runtime.evaluate', params)
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value: Result }).value
  }
  async function expectTrue(expression: string, fault: string): Promise<void> {
    const deadline = performance.now() + longestMs
    // There is no body while the next document loads.
    const isTrue = `document.body !== null && (${expression})`
    while (performance.now() < deadline) if (await evaluate<boolean>(isTrue)) return
    fail(fault)
  }
  async function open(path: string): Promise<void> {
    address = path
    await send('Page.navigate', { url: process.env.JOURNEY_SITE + path })
    // The page's script, if this browser runs it, starts after the load.
    const hasScript = `!CSS.supports('width: 1rlh') || 'scripted' in document.documentElement.dataset`
    await expectTrue(`document.readyState === 'complete' && (${hasScript})`, 'it does not load')
  }
  async function press(selector: string): Promise<void> {
    const place = `(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })()`
    const at = await evaluate<{ x: number; y: number }>(place)
    for (const type of ['mousePressed', 'mouseReleased']) {
      await send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...at })
    }
  }

  for (const domain of ['Page', 'Runtime']) await send(`${domain}.enable`)
  await send('Emulation.setDeviceMetricsOverride', screen)
  for (const path of [...pageKinds, ...stateAddresses, '/en', '/en/produk/1', '/en/kontak']) {
    await open(path)
    for (const fault of await evaluate<string[]>(`(${misread})(${width})`)) fail(fault)
  }

  await open('/tentang-kami')
  const toggle = '.menu-toggle'
  const link = '#menu a[href="/produk"]'
  const menu = `document.querySelector('#menu')`
  const isShown = `document.querySelector('${link}').closest('details').open`
  if (await evaluate<boolean>(`${menu}.offsetHeight === 0`)) {
    await press(toggle)
    await expectTrue(`${menu}.offsetHeight > 0`, 'the menu does not open')
    await press(toggle)
    await expectTrue(`${menu}.offsetHeight === 0`, 'the menu stays open')
    await press(toggle)
  }
  const group = '#menu li:nth-child(3) summary'
  await press(group)
  await expectTrue(isShown, 'a group of the menu does not open')
  await press(link)
  await expectTrue(`location.pathname === '/produk'`, 'the menu does not lead to the products')

  await open('/kontak')
  const email = `peramban-${version}-${Date.now()}@pembeli.example`
  for (const [name, text] of Object.entries({ name: 'Sari', email, message: 'Minta timah' })) {
    await press(`[name=${name}]`)
    await send('Input.insertText', { text })
  }
  await press('form button[type=submit]:not([name]):not(.unseen)')
  const sent = `document.body.innerText.includes(${JSON.stringify(messages.id.contact_sent)})`
  await expectTrue(sent, 'the page does not say that the request was sent')
  const { length } = await findMessages(email)
  if (length !== 1) fail(`${length} requests were stored`)
  console.log(`Chromium ${version}: ${pageKinds.length + stateAddresses.length + 3} pages walked`)
}

/** Runs in the page: reports whether it is wider than the window, and which texts are covered or cut off. */
function misread(width: number): string[] {
  const faults = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) faults.push(`${scrollWidth} px wide`)
  const nodes = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
  const range = document.createRange()
  while (nodes.nextNode()) {
    const element = nodes.currentNode.parentElement
    const text = (nodes.currentNode.nodeValue ?? '').trim()
    // A drawing positions its own texts, and Chromium 97 to 130 keep boxes for the hidden content of closed details.
    const apart = 'svg, .unseen, details:not([open]) > :not(summary)'
    if (!element || text === '' || element.closest(apart)) continue
    range.selectNodeContents(nodes.currentNode)
    if (range.getClientRects().length === 0 || element.offsetWidth === 1) continue
    element.scrollIntoView({ block: 'center' })
    const [line] = range.getClientRects()
    // Content outside the visible part of a table or tabs is reached by scrolling sideways.
    if (!line || line.width < 2 || line.left < 0 || line.left >= width) continue
    for (const over of document.elementsFromPoint(line.left + 1, line.top + line.height / 2)) {
      if (over.contains(element) || element.contains(over)) break
      // The link of a whole card lies over its texts without covering them.
      const isClear = getComputedStyle(over).backgroundColor === 'rgba(0, 0, 0, 0)'
      if (isClear && !['IMG', 'H1', 'H2', 'P', 'TD', 'TH'].includes(over.tagName)) continue
      faults.push(`“${text.slice(0, 40)}” is under ${over.outerHTML.slice(0, 80)}`)
      break
    }
  }
  return faults
}
