import type { BlockView } from '../blocks.ts'

/** Returns the questions in all blocks as one FAQPage, or null if there are none. Answers may contain markup. */
export function faqJsonLd(blocks: readonly BlockView[]): object | null {
  const questions = blocks.flatMap((block) => (block.type === 'Faq' ? block.questions : []))
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}
