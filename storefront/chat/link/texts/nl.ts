import type { texts as english } from './en.ts'

export const texts: typeof english = {
  open: (unread) =>
    unread === 0
      ? 'Chat met ons'
      : unread === 1
        ? 'Chat met ons, 1 nieuw bericht'
        : `Chat met ons, ${unread} nieuwe berichten`,
}
