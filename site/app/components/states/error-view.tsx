/** `text` is the named error of the call that failed, or nothing for an unexpected fault. */
export function ErrorView({ text }: { text?: string }) {
  return <p>{text}</p>
}
