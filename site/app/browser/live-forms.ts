/** How long typing must pause before its form is sent, in milliseconds. */
const restMs = 250

let timer = 0

/**
 * Sends a form with `data-live` while it changes: its fields with a text become the address, which the parts of the page
 * follow (parts.ts). The first one of `data-live="push"` adds a history entry; others replace the present one.
 *
 * @param getShown returns the query whose parts are shown
 */
export function sendLiveForms(getShown: () => string): void {
  function send(form: HTMLFormElement): void {
    clearTimeout(timer)
    timer = 0
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
    const next = new URLSearchParams(fields.filter(([, value]) => value !== ''))
    const search = next.size > 0 ? `?${next}` : ''
    if (search === getShown() && search === location.search) return
    const here = new URLSearchParams(location.search)
    const isFirst = fields.every(([name = '']) => !here.has(name))
    const history = isFirst && form.dataset.live === 'push' ? 'push' : 'replace'
    navigation.navigate(location.pathname + search, { history, info: 'live' })
  }

  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement | HTMLSelectElement
    const { form } = field
    if (form?.dataset.live === undefined) return
    // Some browsers do not focus a list in which a pointer chose.
    field.focus()
    clearTimeout(timer)
    timer = window.setTimeout(send, field instanceof HTMLSelectElement ? 0 : restMs, form)
  })

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.live === undefined) return
    event.preventDefault()
    send(form)
    showResults(form)
  })
}

/** Shows the place that the form leads to; the address, and with it Back, stays that of the fields. */
function showResults({ action }: HTMLFormElement): void {
  const place = document.getElementById(new URL(action).hash.slice(1))
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView()
}

/** The fields follow the address, unless the visitor is typing. */
export function followFields(next: Document): void {
  if (timer !== 0) return
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-live] [name]')) {
    const other = next.querySelector<HTMLInputElement>(`[data-live] [name="${field.name}"]`)
    if (other && !field.matches('input:focus')) field.value = other.value
  }
}
