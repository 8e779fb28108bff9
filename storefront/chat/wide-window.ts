/** Minimum width for the chat next to the page; must match `chat.css`. */
export const wideWindow = '(min-width: 64rem)'
