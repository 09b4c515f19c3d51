/** What is inside each drawing's `svg` element, by its file. */
export const allMarkup = import.meta.glob<string>('./svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
