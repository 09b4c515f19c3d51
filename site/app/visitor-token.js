/**
 * Puts the token of this tab into a form with a token field when it is sent, before and after hydration. So a message
 * has the same key either way, and the token is never part of a page.
 */
function addToken({ target }) {
  const field = target.elements.token
  if (!field) return
  try {
    // Every browser parses this script: no `||=`, which Chromium has from 85.
    sessionStorage['contact-token'] = field.value = sessionStorage['contact-token'] || newToken()
  } catch {
    // If the browser stores nothing, forms are sent as without script.
  }
}

/** `randomUUID` only exists on secure origins. */
function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

addEventListener('submit', addToken, true)
