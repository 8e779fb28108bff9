/** Checkout of an accepted quote; without the query checkout begins with the cart. */
export const quoteStart = (listId: string) => `/checkout?quote=${listId}`
