import type { Port } from './port';

/** A preview reaches nothing: no network, no cookie, no storage. */
export const previewPort: Port = {
	seen: () => undefined,
	begun: () => undefined,
	submit: () => Promise.resolve( 'sent' ),
	isMinimized: () => false,
	minimized: () => undefined,
	closed: () => undefined,
};
