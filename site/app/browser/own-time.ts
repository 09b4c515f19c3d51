import { writtenTimes } from '../features/contact/answer-times.ts'
import { m } from '../paraglide/messages.js'

/** Below a promised time, replaces the name of the office's time zone by the time on the visitor's clock. */
export function showOwnTime(time: HTMLTimeElement): void {
  const { visitor } = writtenTimes(time.dateTime, document.documentElement.lang, true)
  const note = time.nextElementSibling
  if (visitor && note) note.textContent = m.contact_your_time({ time: visitor })
}
