export const texts = {
  featured: 'Featured',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  pause: 'Pause slides',
  play: 'Play slides',
}
export type ContentTexts = typeof texts
