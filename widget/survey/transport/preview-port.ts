import type { Port } from '../flow/port';

/** A preview uses no network, cookies, or storage. */
export const previewPort: Port = {
	seen: () => undefined,
	begun: () => undefined,
	submit: () => Promise.resolve( 'sent' ),
	isMinimized: () => false,
	minimized: () => undefined,
	closed: () => undefined,
};
