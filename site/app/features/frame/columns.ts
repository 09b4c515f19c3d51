/** The specification's height of a mega-menu's column (section 9), in items. */
const itemsPerColumn = 3

/** The items in their order, three to a column; the last column may be shorter. */
export function columnsOfThree<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / itemsPerColumn)
  return Array.from({ length: count }, (_, column) =>
    items.slice(column * itemsPerColumn, (column + 1) * itemsPerColumn),
  )
}
