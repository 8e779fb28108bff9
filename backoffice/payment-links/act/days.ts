/** Days until a link expires that staff can choose. */
export const dayChoices = [1, 3, 7, 14, 30, 60, 90] as const

/** Days until a new link expires, by default. */
export const usualDays = 14
