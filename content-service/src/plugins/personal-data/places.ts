/** The address of the view of one person's data. */
export const personalDataPlace = '/admin/personal-data'

/** The address of a proof of deletion. */
export function proofPlace(id: number): string {
  return `${personalDataPlace}/proof?id=${id}`
}
