/** The server has every drawing. The client's script has none: a page comes with the markup of its own. */
const onServer: Readonly<Record<string, string>> = import.meta.env.SSR
  ? (await import('./all-markup.ts')).allMarkup
  : {}

/** For a page that is shown without a request for its document: each in a file of its own. */
const onDemand = import.meta.glob<string>('./svg/*.svg', { query: '?raw', import: 'default' })

/** What is inside a drawing's `svg` element. */
export function renderedMarkup(name: string): string {
  return onServer[`./svg/${name}.svg`] ?? ''
}

export async function loadMarkup(name: string): Promise<string> {
  return (await onDemand[`./svg/${name}.svg`]?.()) ?? ''
}
