/**
 * Puts the token of this tab into a form that asks for one, as it is sent: with the page's script or, where that is
 * still to come, without. A message has one key either way, and the token is never in a page.
 */
function addToken({ target }) {
  const field = target.elements.token
  if (!field) return
  try {
    field.value = sessionStorage['contact-token'] ||= newToken()
  } catch {
    // Where a browser keeps nothing, every sending goes as one without script.
  }
}

/** `randomUUID` only exists on secure origins. */
function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

addEventListener('submit', addToken, true)
