import type { DecidingFigure } from './deciding-figure.ts'

/** Longer titles are cut in the results of search engines, in characters. */
const longestTitle = 60

/** A name with the figure that a buyer searches for, `Batubara 4200–6500 Kcal/Kg`, if there is room for both. */
export function searchTitle(name: string, figure: DecidingFigure | null): string {
  const title = [name, figure?.value, figure?.unit].filter(Boolean).join(' ')
  return title.length > longestTitle ? name : title
}
