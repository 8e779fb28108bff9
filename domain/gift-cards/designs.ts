interface CardDesign {
  code: string
  title: string
  /** CSS colors. */
  ground: string
  ink: string
}

/** The default design comes first [GIFT-201]. */
export const giftCardDesigns = [
  { code: 'plain', title: 'Plain', ground: '#161513', ink: '#ff7a45' },
  { code: 'birthday', title: 'Birthday', ground: '#a80d3c', ink: '#faf9f6' },
  { code: 'holidays', title: 'Holidays', ground: '#17663a', ink: '#faf9f6' },
  { code: 'thanks', title: 'Thank you', ground: '#1d3a5f', ink: '#faf9f6' },
  { code: 'congratulations', title: 'Nice lift', ground: '#eeedea', ink: '#161513' },
] as const satisfies readonly CardDesign[]
export type GiftCardDesign = (typeof giftCardDesigns)[number]['code']

/** Returns the design with this name, or else the default. */
export function giftCardDesign(code: string | undefined): (typeof giftCardDesigns)[number] {
  return giftCardDesigns.find((design) => design.code === code) ?? giftCardDesigns[0]
}
