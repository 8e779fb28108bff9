export const texts = {
  notFoundTitle: 'Page not found',
  notFoundText: 'Nothing lives at this address. It may have moved, or the link has a typo.',
  notFoundLinks: 'Good places to go on from here',
  unavailableTitle: 'This page is resting',
  unavailableText: 'We could not reach our own data just now. Nothing is lost; try again in half a minute.',
  offlineTitle: 'You are offline',
  offlineText: 'The page comes once you are online.',
  refusedTitle: 'That did not work',
  refusedText: 'The page could not take what was sent. Go back and try once more.',
}
export type ErrorTexts = typeof texts
