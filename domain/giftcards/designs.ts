/** How a gift card looks: on the page where it is bought and in the mail that brings it; nothing else has a design. */
interface CardDesign {
  code: string
  title: string
  /** CSS colours of the card and of what is drawn and written on it. */
  ground: string
  ink: string
}

/** The designs of gift cards, the one of a card that names none first [GIFT-201]. */
export const giftCardDesigns = [
  { code: 'plain', title: 'Plain', ground: '#161513', ink: '#ff7a45' },
  { code: 'birthday', title: 'Birthday', ground: '#a80d3c', ink: '#faf9f6' },
  { code: 'holidays', title: 'Holidays', ground: '#17663a', ink: '#faf9f6' },
  { code: 'thanks', title: 'Thank you', ground: '#1d3a5f', ink: '#faf9f6' },
  { code: 'congratulations', title: 'Well lifted', ground: '#eeedea', ink: '#161513' },
] as const satisfies readonly CardDesign[]
export type GiftCardDesign = (typeof giftCardDesigns)[number]['code']

/** The design that somebody asked for; what is no design is the first. */
export function cardDesign(code: string | undefined): (typeof giftCardDesigns)[number] {
  return giftCardDesigns.find((design) => design.code === code) ?? giftCardDesigns[0]
}
