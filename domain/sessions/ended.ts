/** The session ended during rendering; the value is the path. */
export const endedCookie = 'session_ended'
