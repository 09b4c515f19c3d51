import type { Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { isOnOffer } from '@niaga/contract/units'
import type { Goods } from '../../../ui/calls.ts'
import type { Choice } from '../offer/compare-form.tsx'
import { type UnitPictures, type UnitView, unitViews } from '../offer/unit-view.ts'

export type CompareRow = {
  name: string
  cells: string[]
  /** Whether the columns differ in this row. */
  isDifferent: boolean
}

export type CompareView = {
  columns: UnitView[]
  rows: CompareRow[]
  /** All units to choose from; sold ones only while they are compared. */
  choices: Choice[]
  /** The compared units, as written in an address. */
  picks: string[]
  /** Names of the ticked units that are not compared. */
  left: string[]
  /** The machine of all compared units and its contact; `null` for several machines. */
  about: (Goods & { contactId: number | undefined }) | null
}

const maxCompared = 4

/** An address may name more units than are compared; the page then shows a notice. */
const maxPicks = 20

/** Reads the units to compare from an address. */
export function readPicks(search: URLSearchParams): string[] {
  const picks = search.getAll('pilih').filter((pick) => /^\d{1,16}$/.test(pick))
  return [...new Set(picks)].slice(0, maxPicks)
}

/** Compares units, also of several machines. */
export function compareUnits(
  tools: readonly Tool[],
  picks: readonly string[],
  locale: Locale,
  pictures?: UnitPictures,
): CompareView {
  const all = tools.flatMap((tool) =>
    unitViews(tool, locale, pictures).map((unit) => ({ unit, contactId: tool.contact_id })),
  )
  const isPicked = ({ id }: UnitView) => picks.includes(String(id))
  const picked = all.filter(({ unit }) => isPicked(unit))
  const selection = picked.slice(0, maxCompared)
  const [first] = selection
  const isOneTool = selection.every(({ unit }) => unit.tool.id === first?.unit.tool.id)
  const facts = selection.map(({ unit }) => [...unit.facts, ...unit.hire])
  const rows = (facts[0] ?? []).map(({ name }, place) => {
    const cells = facts.map((unitFacts) => unitFacts[place]?.text ?? '')
    return { name, cells, isDifferent: new Set(cells).size > 1 }
  })
  return {
    columns: selection.map(({ unit }) => unit),
    rows: rows.filter(({ cells }) => cells.some((text) => text !== '')),
    choices: all.flatMap(({ unit }) => {
      const isTicked = isPicked(unit)
      return !isOnOffer(unit) && !isTicked
        ? []
        : { value: String(unit.id), text: unit.name, isTicked }
    }),
    picks: selection.map(({ unit }) => String(unit.id)),
    left: picked.slice(maxCompared).map(({ unit }) => unit.name),
    about:
      first && isOneTool
        ? { product: first.unit.tool.name, kind: 'machine', contactId: first.contactId }
        : null,
  }
}
