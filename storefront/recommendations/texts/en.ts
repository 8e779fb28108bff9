export const texts = {
  similar: 'You may also like',
  cart: 'Goes with what’s in your cart',
  category: 'More in this category',
  forYou: 'Based on what you viewed',
}
export type RecommendationTexts = typeof texts
