export const texts = {
  sizeChart: 'Size chart',
  warranty: (terms: string) => `Warranty: ${terms}`,
  card: 'credit or debit card',
  payWith: (methods: string) => `Pay with ${methods}.`,
  pickup: (cities: string) => `Pickup available in ${cities}.`,
}
export type NotesTexts = typeof texts
