import type { RecommendationTexts } from './en.ts'

export const texts: RecommendationTexts = {
  similar: 'Das könnte Ihnen auch gefallen',
  cart: 'Passt zu Ihrem Warenkorb',
  forYou: 'Passend zu zuletzt Angesehenem',
}
