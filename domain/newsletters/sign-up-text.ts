/**
 * Version of the texts next to newsletter sign-ups, stored with each sign-up as proof of consent. A test of the
 * storefront fails if the texts change and the version does not.
 */
export const signUpTextVersion = 1
