import type { Board } from './kit/board.ts'

/** One machine's side elevation; its layers are drawn in this order. */
export type Machine = {
  name: string
  /** How far forward the left edge of the sheet is, and how wide the sheet is, in metres. */
  front: number
  across: number
  /** The movement that is only outlined. */
  ghost: (b: Board) => void
  /** The ground line, if it is not a straight one at the machine's foot. */
  ground?: (b: Board) => void
  machine: (b: Board) => void
  dimensions: (b: Board) => void
}
