import { setTimeout as wait } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { type ProbeEvent, probe } from './page-probe.ts'

export type Device = {
  name: string
  width: number
  height: number
  scale: number
  isTouched: boolean
}

export type Visit = AsyncDisposable & {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the visible page. */
  read: <Value>(expression: string) => Promise<Value>
  /** Evaluates an expression in the page that is being prerendered. */
  readAhead: <Value>(expression: string) => Promise<Value>
  isShown: (selector: string) => Promise<boolean>
  /**
   * Brings the element into the window as a visitor does, with a finger on a phone.
   * @param share the share of the window's height at which the element comes to rest
   */
  show: (selector: string, share: number) => Promise<void>
  /** Moves the pointer onto the first visible element that matches the selector. */
  rest: (selector: string) => Promise<void>
  /** Presses and releases the first visible element that matches the selector. */
  tap: (selector: string) => Promise<void>
  /** Presses Enter on the first visible element that matches the selector, some time after the keyboard has reached it. */
  enter: (selector: string) => Promise<void>
  setProcessor: (times: number) => Promise<void>
  noted: readonly ProbeEvent[]
}

/** The duration of a finger's touch in a tap, and of a button press in a click. */
const pressMs = 90
/** The time from a pointer's arrival over a link to the click: hardly anyone is quicker. */
const hoverMs = 300
const longestMs = 30_000
/** The last part of the scroll to a link, and the position where a thumb moves the page, slowly enough not to fling it. */
const drag = { length: 160, share: 0.72, steps: 16, stepMs: 16 }

/** Opens a tab with an empty profile. Its settings apply to every page in it, including prerendered pages. */
export async function startVisit(devtools: Devtools, device: Device, extra = ''): Promise<Visit> {
  const events: ProbeEvent[] = []
  const sessions = new Set<string>()
  let visible = ''
  let ahead = ''
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
      events.push(JSON.parse(String(params.payload)))
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
      if (subtype) ahead = session
      else visible = session
      const source = `(${probe})((text) => globalThis.probeNote(text));${extra}`
      // The browser applies them in this order; a page that is still waiting for its first byte responds to none.
      const settings = [
        send('Page.enable', {}, session),
        send('Runtime.enable', {}, session),
        send('Runtime.addBinding', { name: 'probeNote' }, session),
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

  async function evaluate<Value>(expression: string, session: string): Promise<Value> {
    const { result, exceptionDetails } = (await send(
      'Runtime.evaluate',
      {
        expression,
        awaitPromise: true,
        returnByValue: true,
      },
      session,
    )) as { result: { value: Value }; exceptionDetails?: { text: string } }
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }

  const read = <Value>(expression: string) => evaluate<Value>(expression, visible)

  async function rest(selector: string): Promise<[x: number, y: number]> {
    const [x, y] = await read<[number, number]>(
      `(${getPlace})(${JSON.stringify(selector)}, ${getVisible})`,
    )
    if (!device.isTouched) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, visible)
    }
    return [x, y]
  }

  /** Sends without waiting, because the page that would respond may close at once. */
  function release(method: string, params: Record<string, unknown>): void {
    send(method, params, visible).catch(() => {})
  }

  /** Moves the page up with a finger near its edge; the finger rests at the end. */
  async function dragUp(): Promise<void> {
    const x = device.width - 12
    const from = device.height * drag.share
    const touch = (type: string, y?: number) =>
      send(
        'Input.dispatchTouchEvent',
        { type, touchPoints: y === undefined ? [] : [{ x, y }] },
        visible,
      )
    await touch('touchStart', from)
    for (let step = 1; step <= drag.steps; step += 1) {
      await wait(drag.stepMs)
      await touch('touchMove', from - (drag.length * step) / drag.steps)
    }
    await wait(pressMs)
    await touch('touchEnd')
  }

  return {
    noted: events,
    read,
    readAhead: (expression) => evaluate(expression, ahead),
    async rest(selector) {
      await rest(selector)
    },
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
    isShown: (selector) => read<boolean>(`Boolean((${getVisible})(${JSON.stringify(selector)}))`),
    async show(selector, share) {
      const ahead = device.isTouched ? drag.length : 0
      const isScrolled = await read<boolean>(
        `(${scrollTowards})(${JSON.stringify(selector)}, ${getVisible}, ${share}, ${ahead})`,
      )
      if (device.isTouched && isScrolled) await dragUp()
    },
    async tap(selector) {
      const [x, y] = await rest(selector)
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
      await wait(hoverMs)
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }, visible)
      await wait(pressMs)
      release('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse })
    },
    async enter(selector) {
      await read(`(${getVisible})(${JSON.stringify(selector)}).focus({ focusVisible: true })`)
      await wait(hoverMs)
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
      release('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    },
    async [Symbol.asyncDispose]() {
      end()
      await send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

type TargetInfo = { targetId: string; type: string; subtype?: string; browserContextId: string }
type Attached = { sessionId: string; targetInfo: TargetInfo }

function getVisible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && element.getClientRects().length > 0,
  )
}

/** @returns the middle of the element, which is brought into view if no part of it is visible */
async function getPlace(selector: string, find: typeof getVisible): Promise<[number, number]> {
  const element = find(selector)
  if (!element) throw new Error(`Nothing is ${selector} on ${location}`)
  const middle = (): [number, number] => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return [x + width / 2, y + height / 2]
  }
  if (!element.contains(document.elementFromPoint(...middle()))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  return middle()
}

/**
 * Scrolls until the element is at its share of the window, except for the last pixels.
 * @returns whether the page had to be scrolled: not for an element already in the window, such as a fixed header
 */
function scrollTowards(
  selector: string,
  find: typeof getVisible,
  share: number,
  ahead: number,
): boolean {
  const element = find(selector)
  if (!element) throw new Error(`Nothing is ${selector} on ${location}`)
  if (!element.closest('main, footer')) return false
  const { top, height } = element.getClientRects()[0] ?? new DOMRect()
  const way = top + height / 2 - innerHeight * share
  if (way <= 0) return false
  scrollBy({ top: Math.max(0, way - ahead), behavior: 'instant' })
  return true
}
