/** Support chat limits. */
export const chatLimits = {
  nameLength: 80,
  textLength: 4_000,
  /** Conversations per shopper every 24 hours. */
  conversationsPerDay: 10,
  messages: 500,
  /** Files per conversation. */
  files: 20,
  fileBytes: 10_000_000,
  fileNameLength: 120,
  /** Messages per response. */
  page: 100,
  /** Maximum number of seconds that a request waits for a message. */
  waitSeconds: 25,
} as const

/** A chat that is idle for longer is closed, and the browser deletes it. */
export const chatLifetimeMs = 24 * 3_600_000
