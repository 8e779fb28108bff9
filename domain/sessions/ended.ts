/** Cookie set when the session ends during rendering. Its value is the page's path and query. */
export const endedCookie = 'session_ended'
