import type { texts as english } from './en.ts'

export const texts: typeof english = {
  open: (unread) =>
    unread === 0
      ? 'Discuter avec nous'
      : unread === 1
        ? 'Discuter avec nous, 1 nouveau message'
        : `Discuter avec nous, ${unread} nouveaux messages`,
}
