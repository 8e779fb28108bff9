import type { RecommendationTexts } from './en.ts'

export const texts: RecommendationTexts = {
  similar: 'Vous aimerez aussi',
  cart: 'Pour compléter votre panier',
  category: 'Dans la même catégorie',
  forYou: 'D’après vos dernières visites',
}
