/**
 * Reloads the data of a page framed by the admin whenever the editor's draft is saved.
 *
 * @param origin of the admin; messages from others are ignored
 * @returns a function that stops it
 */
export function followEditor(origin: string, reload: () => void): () => void {
  function receive({ data, origin: sender, source }: MessageEvent<unknown>) {
    if (sender !== origin || source !== window.parent) return
    if (Object(data).type === 'payload-document-event') reload()
  }
  window.addEventListener('message', receive)
  // The admin sends its first message after this one.
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
  return () => window.removeEventListener('message', receive)
}
