export const texts = {
  title: 'Order manager',
  signedInAs: (name: string) => `Logged in as ${name}`,
  logOut: 'Log out',
  failed: 'That didn’t work. Try again.',
  ended: {
    title: 'You’re logged out',
    text: 'To continue, open the order manager from the quotes page of the back office.',
  },
}
