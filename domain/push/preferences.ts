export const pushPlatforms = ['ios', 'android', 'web'] as const
export type PushPlatform = (typeof pushPlatforms)[number]

/** The notifications that a device receives [APP-450]. */
export interface PushPreferences {
  topics: { orders: boolean; restock: boolean; news: boolean }
  /** Instant restock alerts by product type and model. */
  rapidfire: { types: string[]; models: string[] }
}

/** Marketing needs a choice, so news are off at first. */
export const defaultPushPreferences: PushPreferences = {
  topics: { orders: true, restock: true, news: false },
  rapidfire: { types: [], models: [] },
}
