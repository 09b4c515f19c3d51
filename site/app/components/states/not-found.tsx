/** `text` is the sentence of a screen (a product, a tool); without one the page is what is missing. */
export function NotFound({ text }: { text?: string }) {
  return <h1>{text ?? '404'}</h1>
}
