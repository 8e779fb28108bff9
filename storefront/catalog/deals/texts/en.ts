export const texts = {
  until: (end: string) => `Ends ${end}.`,
  from: (start: string, price: string) => `${price} starting ${start}.`,
  left: (count: number) => (count === 1 ? 'Last one at this price.' : `${count} left at this price.`),
  ended: (end: string) => `This deal ended ${end}.`,
  soldOut: 'Sold out at the deal price.',
  own: 'Your group price.',
  /** Badges for products with an event. */
  challenges: { open: 'Registration open', closed: 'Registration closed' },
  remaining: (time: string) => `${time} left`,
  turned: 'A deal just started or ended. You’re seeing current prices.',
  slides: {
    kind: 'carousel',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
  },
}
export type DealTexts = typeof texts
