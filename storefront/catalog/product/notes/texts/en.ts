export const texts = {
  sizeChart: 'Size chart',
  /** Between the ends of a range, such as “60 to 75 cm”. */
  to: 'to',
  warranty: (terms: string) => `Warranty: ${terms}`,
  card: 'credit or debit card',
  payWith: (methods: string) => `Pay with ${methods}.`,
  pickup: (cities: string) => `Pickup available in ${cities}.`,
}
export type NotesTexts = typeof texts
