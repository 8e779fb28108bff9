import type { ComponentType } from 'react'
import { type Language, loadTexts } from '../texts.ts'
import type { ReviewsView } from './reviews-view.ts'

export interface ReviewsProps {
  product: { id: number; url: string }
  view: ReviewsView | null
}
type Section = ComponentType<ReviewsProps>

const section = Promise.withResolvers<{ default: Section }>()
/** The section, once somebody has loaded it. */
export const whenLoaded = section.promise
/** The same for the server, which renders at once. */
export const onServer: { section?: Section } = {}

/** Loads the section with its words: before the server renders it, and before a browser makes the page itself. */
export async function loadSection(language: Language): Promise<void> {
  const [{ ReviewSection }] = await Promise.all([import('./review-section.tsx'), loadTexts(language, ['reviews'])])
  if (import.meta.env.SSR) onServer.section = ReviewSection
  section.resolve({ default: ReviewSection })
}
