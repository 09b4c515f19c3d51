import { AsyncLocalStorage } from 'node:async_hooks'
import type { DraftedCollection, PublicGlobal } from './public-collections.ts'

/** The document whose draft an editor sees. */
export type PreviewTarget = { collection: DraftedCollection; id: number } | { global: PublicGlobal }

const targets = new AsyncLocalStorage<PreviewTarget>()

/** Runs a reader with the draft of one document in place of its published version. */
export function withDraft<Result>(
  target: PreviewTarget,
  read: () => Promise<Result>,
): Promise<Result> {
  return targets.run(target, read)
}

/** Whether the current call shows a draft. */
export function isPreview(): boolean {
  return targets.getStore() !== undefined
}

/** Returns the id of the document in a collection whose draft the current call shows. */
export function previewedId(collection: string): number | null {
  const target = targets.getStore()
  return target && 'collection' in target && target.collection === collection ? target.id : null
}

export function isPreviewedGlobal(slug: string): boolean {
  const target = targets.getStore()
  return target !== undefined && 'global' in target && target.global === slug
}
