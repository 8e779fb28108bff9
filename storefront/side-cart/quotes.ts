/** Returns the checkout path of an accepted quote; without the query it starts with the cart. */
export const quoteStart = (listId: string) => `/checkout?quote=${listId}`
