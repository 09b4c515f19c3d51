import { savesData } from './links-ahead.ts'

/** How long typing must pause before suggestions are fetched, in milliseconds. */
const restMs = 180
/** A single letter could mean anything. */
const shortestQuery = 2

/** The markup of the options, and the sentence that announces them. */
type Suggestions = { options: string; status: string }

const nothing: Suggestions = { options: '', status: '' }

/**
 * Suggests links while the visitor types a search (a combobox with a list, as in the ARIA Authoring Practices). The arrow
 * keys select a suggestion; without a selection, Enter searches. Not for visitors who save data.
 */
export function suggestLinks(form: HTMLFormElement): void {
  const field = form.querySelector('input')
  const list = form.querySelector<HTMLElement>('[role=listbox]')
  const status = form.querySelector('[role=status]')
  if (field && list && status) combine({ form, field, list, status })
}

type Search = { form: HTMLFormElement; field: HTMLInputElement; list: HTMLElement; status: Element }

function combine({ form, field, list, status }: Search): void {
  let timer = 0
  let fetching = new AbortController()
  /** Index of the selected suggestion, -1 without a selection. */
  let activeIndex = -1

  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', list.id)
  show(nothing)

  function show({ options, status: sentence }: Suggestions): void {
    list.innerHTML = options
    list.hidden = options === ''
    field.ariaExpanded = String(!list.hidden)
    // The same sentence would be announced again.
    if (status.textContent !== sentence) status.textContent = sentence
    choose(-1)
  }

  function choose(place: number): void {
    activeIndex = place
    field.removeAttribute('aria-activedescendant')
    for (const [index, option] of [...list.children].entries()) {
      option.ariaSelected = String(index === place)
      if (index === place) field.setAttribute('aria-activedescendant', option.id)
    }
  }

  function stop(): void {
    clearTimeout(timer)
    fetching.abort()
  }

  function close(): void {
    stop()
    show(nothing)
  }

  /** Only the suggestions for the latest text are shown; the search also works without. */
  async function load(query: string): Promise<void> {
    fetching = new AbortController()
    const { signal } = fetching
    const address = `${form.dataset.suggestions}?${new URLSearchParams({ q: query })}`
    const suggestions: Suggestions = await fetch(address, { signal })
      .then((response) => (response.ok ? response.json() : nothing))
      .catch(() => nothing)
    if (!signal.aborted) show(suggestions)
  }

  function follow(option: Element | null | undefined): void {
    close()
    if (option instanceof HTMLElement) location.assign(option.dataset.href ?? '')
  }

  field.addEventListener('input', () => {
    stop()
    choose(-1)
    const query = field.value.trim()
    if (query.length < shortestQuery || savesData()) show(nothing)
    else timer = window.setTimeout(() => void load(query), restMs)
  })

  field.addEventListener('keydown', (event) => {
    if (list.hidden) return
    const last = list.children.length - 1
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') choose(activeIndex < last ? activeIndex + 1 : -1)
    else if (event.key === 'ArrowUp') choose(activeIndex < 0 ? last : activeIndex - 1)
    else return
    event.preventDefault()
  })

  field.addEventListener('blur', close)
  // Keeps the focus in the field; otherwise the list would close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) follow(target.closest('[role=option]'))
  })
  form.addEventListener('submit', (event) => {
    const option = list.children[activeIndex]
    if (option) event.preventDefault()
    follow(option)
  })
}
