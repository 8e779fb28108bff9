import type { texts as english } from './en.ts'

export const texts: typeof english = {
  open: (unread) =>
    unread === 0
      ? 'Chatea con nosotros'
      : unread === 1
        ? 'Chatea con nosotros, 1 mensaje nuevo'
        : `Chatea con nosotros, ${unread} mensajes nuevos`,
}
