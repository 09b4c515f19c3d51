import type { Label } from '../../platform/admin/labels.ts'

type StageEntry = {
  value: string
  label: Label
  /** Whether an answer or an order is still expected. */
  isOpen: boolean
  /** Whether a move to this stage shows that the company has answered. */
  isAnswered: boolean
}

/** The stages of an enquiry, from its arrival to the order. */
export const stages = [
  { value: 'new', label: { id: 'Baru', en: 'New' }, isOpen: true, isAnswered: false },
  { value: 'read', label: { id: 'Dibaca', en: 'Read' }, isOpen: true, isAnswered: false },
  { value: 'quoted', label: { id: 'Ditawarkan', en: 'Quoted' }, isOpen: true, isAnswered: true },
  {
    value: 'sample',
    label: { id: 'Sampel dikirim', en: 'Sample sent' },
    isOpen: true,
    isAnswered: true,
  },
  {
    value: 'negotiating',
    label: { id: 'Negosiasi', en: 'Negotiating' },
    isOpen: true,
    isAnswered: true,
  },
  { value: 'won', label: { id: 'Menang', en: 'Won' }, isOpen: false, isAnswered: true },
  { value: 'lost', label: { id: 'Kalah', en: 'Lost' }, isOpen: false, isAnswered: false },
  { value: 'spam', label: { id: 'Spam', en: 'Spam' }, isOpen: false, isAnswered: false },
] as const satisfies StageEntry[]

export type Stage = (typeof stages)[number]['value']

/** The stages to which code moves an enquiry, or which it counts, by name. */
export const newStage = 'new' satisfies Stage
export const readStage = 'read' satisfies Stage
export const quotedStage = 'quoted' satisfies Stage
export const wonStage = 'won' satisfies Stage
export const spamStage = 'spam' satisfies Stage

/** Spam is not a stage of an enquiry; only the list shows it. */
export const enquiryStages = stages.filter(({ value }) => value !== spamStage)

export const openStages = select(({ isOpen }) => isOpen)
/** An enquiry taken for spam looks open to its sender. */
export const closedStages = select(({ value, isOpen }) => !isOpen && value !== spamStage)
export const answeredStages = select(({ isAnswered }) => isAnswered)
export const unansweredStages = select(({ isOpen, isAnswered }) => isOpen && !isAnswered)
export const abandonedStages = select(({ isOpen, isAnswered }) => !isOpen && !isAnswered)

function select(matches: (stage: StageEntry) => boolean): Stage[] {
  return stages.filter(matches).map(({ value }) => value)
}

export function isStage(value: unknown): value is Stage {
  return stages.some((stage) => stage.value === value)
}

export function stageLabel(value: string, language: 'id' | 'en'): string {
  return stages.find((stage) => stage.value === value)?.label[language] ?? value
}
