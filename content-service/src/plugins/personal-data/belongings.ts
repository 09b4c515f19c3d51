/**
 * The collections whose documents belong to a message. They are shown, downloaded and deleted with it: the answers and the
 * history in its transaction (`delete-orphans.ts`), the files by the job queued in it (`remove-unattached.ts`).
 */
export const belongings = [
  { slug: 'message-replies', part: 'answers' },
  { slug: 'message-files', part: 'files' },
  { slug: 'message-history', part: 'history' },
] as const

/** The jobs about a message, by the id in their input. */
export const jobsAbout = {
  message: ['notify-of-message', 'send-receipt', 'remind-of-message'],
  reply: ['send-reply'],
  file: ['scan-file'],
} as const
