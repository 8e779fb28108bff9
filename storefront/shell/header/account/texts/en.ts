/** The names of customer entries come from the specification [ACCOUNT-018..026]. */
export const texts = {
  label: 'Account menu',
  entries: {
    account: 'My Account',
    gymBuilder: 'ZEUS Gym Builder',
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
