/** The content of each drawing's `svg` element, by file. */
export const allMarkup = import.meta.glob<string>('./svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
