/** A two-part title, such as `Demurrage and laycan: two terms`, preferably breaks between its parts. */
export function PostTitle({ text }: { text: string }) {
  const [head, tail] = text.split(/(?<=:) (.*)/s)
  if (!tail) return text
  return (
    <>
      <span className="inline-block">{head}</span> <span className="inline-block">{tail}</span>
    </>
  )
}
