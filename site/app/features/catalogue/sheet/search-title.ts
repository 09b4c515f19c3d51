import type { DecidingFigure } from './deciding-figure.ts'

/** Search engines cut longer titles, in characters. */
const longestTitle = 60

/** Returns a name with the figure that a buyer searches for, `Batubara 4600–6000 kkal/kg`, if both fit. */
export function searchTitle(name: string, figure: DecidingFigure | null): string {
  const title = [name, figure?.value, figure?.unit].filter(Boolean).join(' ')
  return title.length > longestTitle ? name : title
}
