/** Windows with room for the chat next to the page; `chat.css` has the same width. */
export const wideWindow = '(min-width: 64rem)'
