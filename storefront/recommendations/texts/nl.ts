import type { RecommendationTexts } from './en.ts'

export const texts: RecommendationTexts = {
  similar: 'Misschien ook iets voor jou',
  cart: 'Past bij je winkelwagen',
  category: 'Meer uit deze categorie',
  forYou: 'Op basis van wat je bekeek',
}
