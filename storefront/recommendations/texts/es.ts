import type { RecommendationTexts } from './en.ts'

export const texts: RecommendationTexts = {
  similar: 'También te puede gustar',
  cart: 'Combina con lo que llevas en la cesta',
  category: 'Más de esta categoría',
  forYou: 'Según lo que has visto',
}
