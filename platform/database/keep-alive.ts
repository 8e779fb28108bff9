/**
 * How a connection whose other end vanished without a word, as behind a firewall, is found out: asked after ten quiet
 * seconds. Systems wait two hours unless they are told.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
