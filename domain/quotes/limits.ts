/** Limits of a quote's conversation. */
export const quoteLimits = {
  messageLength: 2_000,
  messages: 200,
  files: 5,
  deliveryLength: 500,
  /** Lines that a request names by SKU. */
  skuLines: 100,
} as const

export const quoteFileKinds = ['document', 'tax_exempt'] as const
export type QuoteFileKind = (typeof quoteFileKinds)[number]
