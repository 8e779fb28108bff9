/** Path of the cookie preferences page, without the locale prefix. */
export const preferencesPath = '/cookie-preferences'
