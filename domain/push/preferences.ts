export const pushPlatforms = ['ios', 'android', 'web'] as const
export type PushPlatform = (typeof pushPlatforms)[number]

/** The types of notification that a device receives [APP-450]. */
export interface PushPreferences {
  topics: { orders: boolean; restock: boolean; news: boolean }
  /** Immediate restock alerts by product type and model. */
  rapidfire: { types: string[]; models: string[] }
}

/** Marketing needs opt-in, so news is off by default. */
export const defaultPushPreferences: PushPreferences = {
  topics: { orders: true, restock: true, news: false },
  rapidfire: { types: [], models: [] },
}
