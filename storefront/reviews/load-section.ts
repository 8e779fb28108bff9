import type { ComponentType } from 'react'
import { type Language, loadTexts } from '../texts.ts'
import type { ReviewsProps } from './reviews-view.ts'

type Section = ComponentType<ReviewsProps>

const section = Promise.withResolvers<{ default: Section }>()
export const reviewSectionPromise = section.promise
/** Used on the server, which renders synchronously. */
export const serverReviewSection: { section?: Section } = {}

/** Loads the section with its texts before it is rendered. */
export async function loadReviewSection(language: Language): Promise<void> {
  const [{ ReviewSection }] = await Promise.all([import('./review-section.tsx'), loadTexts(language, ['reviews'])])
  if (import.meta.env.SSR) serverReviewSection.section = ReviewSection
  section.resolve({ default: ReviewSection })
}
