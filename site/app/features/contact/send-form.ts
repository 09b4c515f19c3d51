import type { ContactResult } from './contact.ts'
import type { ContactFormProps } from './contact-form.tsx'

/** Ten megabytes of files take as long on a line of 150 kbit/s. */
const maxSendingMs = 600_000

/**
 * Sends a form as the browser would. The site responds with the page that it shows without script, too; the island in it
 * has the result.
 *
 * @returns a failure if the site cannot be reached or responds with another page
 */
export async function sendForm(form: HTMLFormElement): Promise<ContactResult> {
  try {
    const data = new FormData(form)
    const texts = [...data].map(([name, value]) => [name, String(value)])
    const response = await fetch(form.action, {
      method: 'POST',
      body: form.enctype === 'multipart/form-data' ? data : new URLSearchParams(texts),
      signal: AbortSignal.timeout(maxSendingMs),
    })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const island = page.querySelector<HTMLElement>('[data-island=contact-form]')
    const { result }: ContactFormProps = JSON.parse(island?.dataset.props ?? '{}')
    return result ?? failure()
  } catch {
    return failure()
  }
}

/** A new one each time: the form follows a change of the result. */
function failure(): ContactResult {
  return { status: 'failed', faults: {}, values: null }
}
