/** The server has every drawing. The client's script has none, because a page contains the markup of its own drawings. */
const onServer: Readonly<Record<string, string>> = import.meta.env.SSR
  ? (await import('./all-markup.ts')).allMarkup
  : {}

/** Used for a page shown without loading its document: each drawing in a file of its own. */
const onDemand = import.meta.glob<string>('./svg/*.svg', { query: '?raw', import: 'default' })

/** What is inside a drawing's `svg` element. */
export function renderedMarkup(name: string): string {
  return onServer[`./svg/${name}.svg`] ?? ''
}

export async function loadMarkup(name: string): Promise<string> {
  return (await onDemand[`./svg/${name}.svg`]?.()) ?? ''
}
