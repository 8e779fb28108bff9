import type { texts as english } from './en.ts'

export const texts: typeof english = {
  open: (unread) =>
    unread === 0
      ? 'Chat mit uns'
      : unread === 1
        ? 'Chat mit uns, 1 neue Nachricht'
        : `Chat mit uns, ${unread} neue Nachrichten`,
}
