/** Limits of support chats. */
export const chatLimits = {
  nameLength: 80,
  textLength: 4_000,
  /** Conversations of one shopper within 24 hours. */
  conversationsPerDay: 10,
  messages: 500,
  /** Files of one conversation. */
  files: 20,
  fileBytes: 10_000_000,
  fileNameLength: 120,
  /** Messages in one response. */
  page: 100,
  /** Max seconds that a request waits for a message. */
  waitSeconds: 25,
} as const

/** A chat that is idle for longer is closed, and the browser forgets it. */
export const chatLifetimeMs = 24 * 3_600_000
