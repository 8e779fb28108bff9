export const texts = {
  until: (end: string) => `Until ${end}.`,
  from: (start: string, price: string) => `${price} from ${start}.`,
  left: (count: number) => (count === 1 ? 'The last one at this price.' : `${count} left at this price.`),
  ended: (end: string) => `The deal ended ${end}.`,
  soldOut: 'All pieces at the deal price are sold.',
  own: 'The price of your group.',
  remaining: (time: string) => `${time} left`,
  turned: 'A deal here has begun or ended. You see the prices of now.',
  slides: {
    kind: 'carousel',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides',
    play: 'Let the slides turn',
  },
}
export type DealTexts = typeof texts
