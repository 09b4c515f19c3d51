/** A chemical formula's numbers stand low; its text stays `Fe2O3` for whoever reads aloud or copies it. */
export function Formula({ text }: { text: string }) {
  const parts = text.split(/(?<=[A-Z][a-z]?)(\d+)/)
  // Odd parts are what the pattern caught.
  return parts.map((part, index) => (index % 2 === 1 ? <sub key={index}>{part}</sub> : part))
}
