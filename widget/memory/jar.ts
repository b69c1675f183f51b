/** The visitor's cookies, as far as a caller needs them. */
export interface Jar {
	get( name: string ): string | undefined;
	remove( name: string ): void;
}

/** What a cookie says; undefined when there is no such cookie, or when cookies are denied. */
export function cookieOf( jar: Pick< Jar, 'get' >, name: string ): string | undefined {
	try {
		return jar.get( name );
	} catch {
		return undefined; // A sandboxed frame without an origin of its own.
	}
}
