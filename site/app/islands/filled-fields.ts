type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function getFields(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>('input, textarea, select')]
}

/**
 * Returns a function that fills in again what a visitor had filled in, after React has replaced the fields: a browser that
 * has translated the page put other texts into it, which React cannot hydrate.
 */
export function keepFilledFields(island: HTMLElement): () => void {
  const filled = getFields(island)
  const focused = document.activeElement

  return function fillAgain() {
    const fields = getFields(island)
    for (const old of filled) {
      const field = fields.find(({ name, type, value }) => {
        const isSame = type !== 'radio' || value === old.value
        return name === old.name && type === old.type && isSame
      })
      if (!field || field === old) continue
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
        field.checked = old.checked
        field.files = old.files
      }
      if (field.type !== 'file') field.value = old.value
      if (old === focused) field.focus({ preventScroll: true })
    }
  }
}
