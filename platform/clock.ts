/** Milliseconds since 1970: time is an argument everywhere, and this is where it comes from. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
