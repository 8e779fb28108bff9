export const texts = {
  notFoundTitle: 'Page not found',
  notFoundText: 'It may have moved, or the link may have a typo.',
  notFoundLinks: 'Try one of these instead',
  popularCategories: 'Popular categories',
  homePage: 'Home page',
  unavailableTitle: 'This page is temporarily unavailable',
  unavailableText: 'We’re having trouble loading our data. Try again in 30 seconds.',
  offlineTitle: 'You’re offline',
  offlineText: 'This page loads once you’re back online.',
  refusedTitle: 'That didn’t work',
  refusedText: 'We couldn’t process your request. Go back and try again.',
  tooManyRequests: 'Too many requests',
  tooManyRequestsText: (seconds: number) => `Wait ${seconds} seconds, then try again.`,
}
export type ErrorTexts = typeof texts
