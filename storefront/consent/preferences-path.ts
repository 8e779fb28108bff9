/** The page of cookie preferences, without the locale prefix. */
export const preferencesPath = '/cookie-preferences'
