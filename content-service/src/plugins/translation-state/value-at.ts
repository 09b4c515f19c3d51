/**
 * Returns a field's value in another version of a document. Rows are found by id, because they may have been moved in the
 * form.
 *
 * @param path the path in the form, such as `rows.0.title`
 * @param rowId the id of the row at a path, such as `rows.0`, in the form
 */
export function valueAt(
  document: unknown,
  path: string,
  rowId: (path: string) => unknown,
): unknown {
  let value = document
  let above = ''
  for (const name of path.split('.')) {
    above = above === '' ? name : `${above}.${name}`
    if (Array.isArray(value)) {
      const id = rowId(above)
      value = id ? value.find((row) => isObject(row) && row.id === id) : undefined
    } else {
      value = isObject(value) ? value[name] : undefined
    }
  }
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
