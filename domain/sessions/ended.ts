/** The cookie in which a page tells the browser that the session ended while it was made, and at which path of the shop. */
export const endedCookie = 'session_ended'
