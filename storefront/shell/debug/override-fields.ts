/** Name of the debug panel's form buttons, with the value `apply` or `reset`. */
export const overridesField = 'flags'
/** Query parameter that names the flag with a rejected value. */
export const problemParameter = 'flag-problem'
/** Value of `problemParameter` if all overrides together are too long. */
export const tooLong = 'too-long'

/** Returns a flag's form field name. */
export const fieldName = (flag: string) => `flag:${flag}`
