import type { FAQPage } from 'schema-dts'

/** Returns questions with their answers; empty for an empty list. */
export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage[] {
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ]
}
