/** Unix time in milliseconds. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
