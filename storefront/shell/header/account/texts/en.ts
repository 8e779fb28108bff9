/** Names of customers' entries are those of the specification [ACCOUNT-018, ACCOUNT-020..026]. */
export const texts = {
  label: 'Account menu',
  entries: {
    account: 'My Account',
    orders: 'Order History',
    programs: 'Iron Game Programming',
    wishlist: 'My Wishlist',
    settings: 'Account Settings',
    logOut: 'Log Out',
    logIn: 'Log In',
    create: 'Create account',
  },
}
export type AccountMenuTexts = typeof texts
