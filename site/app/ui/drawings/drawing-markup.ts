/** What is inside each drawing's `svg` element, by file. */
export const markup = import.meta.glob<string>('./svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
