import { forgetRequest } from '../ui/requested.ts'

/** How long a button reports that it has copied, in milliseconds: long enough to be read out. */
const copiedMs = 4000

/** The buttons that need a script: copy, print, forget and try again. */
export function startButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const { copy, print, forget } = button.dataset
    if (copy !== undefined) void copyText(button, copy || location.href)
    if (print !== undefined) window.print()
    if (forget !== undefined && button.firstElementChild) {
      forgetRequest()
      button.firstElementChild.textContent = forget
    }
  })

  document.addEventListener('submit', (event) => {
    const button = (event.target as Element).querySelector<HTMLElement>('[data-retry]')
    if (!button) return
    // Loads the same address, to which the form would add a question mark.
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    // With `disabled` the button would lose the focus.
    button.ariaDisabled = 'true'
    button.textContent = button.dataset.retry ?? ''
    location.reload()
  })
}

/** Confirms copying in the button's own label, which screen readers announce. */
async function copyText(button: HTMLElement, text: string): Promise<void> {
  const label = button.firstElementChild
  // Without permission or HTTPS, the visitor selects the text.
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (!isCopied || !label || button.dataset.copied === undefined) return
  const { textContent } = label
  if (textContent === button.dataset.copied) return
  label.textContent = button.dataset.copied
  setTimeout(() => {
    label.textContent = textContent
  }, copiedMs)
}
