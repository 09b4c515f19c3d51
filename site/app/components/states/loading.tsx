/** `text` is what the specification names for a screen; without one the spinner's own word stands. */
export function Loading({ text }: { text?: string }) {
  return <p role="status">{text ?? '…'}</p>
}
