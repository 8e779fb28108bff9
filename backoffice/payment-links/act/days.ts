/** Choices for the number of days until a link expires. */
export const dayChoices = [1, 3, 7, 14, 30, 60, 90] as const

/** Default number of days until a new link expires. */
export const defaultExpiryDays = 14
