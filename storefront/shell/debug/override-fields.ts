/** Name of the buttons of the debug panel's form, whose value is `apply` or `reset`. */
export const overridesField = 'flags'
/** Query parameter with the flag whose value was rejected. */
export const problemParameter = 'flag-problem'
/** Value of the parameter if all overrides together are too long. */
export const tooLong = 'too-long'

/** Returns the form field of a flag. */
export const fieldName = (flag: string) => `flag:${flag}`
