export const texts = {
  similar: 'You may also like',
  cart: 'Goes with what’s in your cart',
  forYou: 'Based on what you viewed',
}
export type RecommendationTexts = typeof texts
