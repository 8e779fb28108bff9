export const claimPath = '/account/add-order'
