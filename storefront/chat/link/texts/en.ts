export const texts = {
  open: (unread: number) =>
    unread === 0
      ? 'Chat with us'
      : unread === 1
        ? 'Chat with us, 1 new message'
        : `Chat with us, ${unread} new messages`,
}
