/** A title in two halves, such as `Demurrage and laycan: two terms`, breaks between them before it breaks within one. */
export function PostTitle({ text }: { text: string }) {
  const [head, tail] = text.split(/(?<=:) (.*)/s)
  if (!tail) return text
  return (
    <>
      <span className="inline-block">{head}</span> <span className="inline-block">{tail}</span>
    </>
  )
}
