/** Returns the checkout path for an accepted quote; without the query, checkout starts with the cart. */
export const quoteCheckoutPath = (listId: string) => `/checkout?quote=${listId}`
