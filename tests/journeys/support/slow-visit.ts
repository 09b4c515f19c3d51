import { setTimeout as wait } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { type Noted, probe } from './page-probe.ts'

export type Device = {
  name: string
  width: number
  height: number
  scale: number
  isTouched: boolean
}

export type Visit = AsyncDisposable & {
  goto: (url: string) => Promise<void>
  /** The value of an expression in the visible page. */
  read: <Value>(expression: string) => Promise<Value>
  isShown: (selector: string) => Promise<boolean>
  /** Brings the element to the middle of the window. */
  show: (selector: string) => Promise<void>
  /** Presses and releases the first visible element that the selector finds. */
  tap: (selector: string) => Promise<void>
  setProcessor: (times: number) => Promise<void>
  noted: readonly Noted[]
}

/** A finger rests so long on the glass in a tap, and a button is held so long in a click. */
const pressMs = 90
/** From a pointer's arrival over a link to the click: hardly anyone is quicker. */
const hoverMs = 300
const longestMs = 30_000

/** A tab with an empty profile. What is set counts for every page in it, also for those that are prerendered. */
export async function startVisit(devtools: Devtools, device: Device, extra = ''): Promise<Visit> {
  const noted: Noted[] = []
  const sessions = new Set<string>()
  let visible = ''
  let times = 1
  const { send } = devtools
  const { browserContextId } = await send('Target.createBrowserContext')
  const ready = Promise.withResolvers<void>()

  const end = devtools.listen(({ method, params, sessionId = '' }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: attached, targetInfo } = params as Attached
      if (targetInfo.browserContextId !== browserContextId) return
      void attach(attached, targetInfo).catch(() => {})
    }
    if (method === 'Target.detachedFromTarget') {
      sessions.delete(String((params as { sessionId?: string }).sessionId))
    }
    if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as Attached
      const session = targets.get(targetInfo.targetId)
      if (session && targetInfo.type === 'page' && !targetInfo.subtype) visible = session
    }
    if (method === 'Runtime.bindingCalled' && sessions.has(sessionId)) {
      noted.push(JSON.parse(String(params.payload)))
    }
  })
  const targets = new Map<string, string>()

  async function attach(session: string, { type, subtype, targetId }: TargetInfo): Promise<void> {
    if (type === 'tab') {
      await send(
        'Target.setAutoAttach',
        {
          ...{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] },
        },
        session,
      )
    } else if (type === 'page') {
      sessions.add(session)
      targets.set(targetId, session)
      if (!subtype) visible = session
      const source = `(${probe})((text) => globalThis.noteOfProbe(text));${extra}`
      // The browser takes them in this order; a page that is still waiting for its first byte responds to none.
      const settings = [
        send('Page.enable', {}, session),
        send('Runtime.enable', {}, session),
        send('Runtime.addBinding', { name: 'noteOfProbe' }, session),
        send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }, session),
        send('Emulation.setCPUThrottlingRate', { rate: times }, session),
        send(
          'Emulation.setDeviceMetricsOverride',
          {
            width: device.width,
            height: device.height,
            deviceScaleFactor: device.scale,
            mobile: device.isTouched,
          },
          session,
        ),
        send('Emulation.setTouchEmulationEnabled', { enabled: device.isTouched }, session),
        send('Runtime.runIfWaitingForDebugger', {}, session),
      ]
      await Promise.allSettled(settings)
      if (!subtype) ready.resolve()
    }
    await send('Runtime.runIfWaitingForDebugger', {}, session)
  }

  await send('Target.setDiscoverTargets', { discover: true, filter: [{}] })
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'tab' }, { exclude: true }],
  })
  await send('Target.createTarget', { url: 'about:blank', browserContextId })
  await Promise.race([
    ready.promise,
    wait(longestMs).then(() => {
      throw new Error('No tab')
    }),
  ])

  async function read<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = (await send(
      'Runtime.evaluate',
      {
        expression,
        awaitPromise: true,
        returnByValue: true,
      },
      visible,
    )) as { result: { value: Value }; exceptionDetails?: { text: string } }
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }

  /** Not awaited: the page that would respond may be gone at once. */
  function release(method: string, params: Record<string, unknown>): void {
    send(method, params, visible).catch(() => {})
  }

  return {
    noted,
    read,
    async goto(url) {
      await send('Page.navigate', { url }, visible)
    },
    async setProcessor(value) {
      times = value
      await Promise.all(
        [...sessions].map((session) =>
          send('Emulation.setCPUThrottlingRate', { rate: value }, session),
        ),
      )
    },
    isShown: (selector) => read<boolean>(`Boolean((${visibleOf})(${JSON.stringify(selector)}))`),
    show: (selector) => read<void>(`(${placeOf})(${JSON.stringify(selector)}, ${visibleOf})`),
    async tap(selector) {
      const [x, y] = await read<[number, number]>(
        `(${placeOf})(${JSON.stringify(selector)}, ${visibleOf})`,
      )
      const mouse = { x, y, button: 'left', clickCount: 1 }
      if (device.isTouched) {
        await send(
          'Input.dispatchTouchEvent',
          { type: 'touchStart', touchPoints: [{ x, y }] },
          visible,
        )
        await wait(pressMs)
        return release('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, visible)
      await wait(hoverMs)
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }, visible)
      await wait(pressMs)
      release('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse })
    },
    async [Symbol.asyncDispose]() {
      end()
      await send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

type TargetInfo = { targetId: string; type: string; subtype?: string; browserContextId: string }
type Attached = { sessionId: string; targetInfo: TargetInfo }

function visibleOf(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.getClientRects().length > 0,
  )
}

/** Brings the element into view and returns its middle. */
async function placeOf(selector: string, find: typeof visibleOf): Promise<[number, number]> {
  const element = find(selector)
  if (!element) throw new Error(`Nothing is ${selector} on ${location}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
  return [x + width / 2, y + height / 2]
}
