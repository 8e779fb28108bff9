import type { RecommendationTexts } from './en.ts'

export const texts: RecommendationTexts = {
  similar: 'Das könnte Ihnen auch gefallen',
  cart: 'Passt zu Ihrem Warenkorb',
  category: 'Mehr aus dieser Kategorie',
  forYou: 'Passend zu zuletzt Angesehenem',
}
