/** The page of cookie preferences, without the locale's prefix. */
export const preferencesPath = '/cookie-preferences'
