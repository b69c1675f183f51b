/**
 * Codes by the names that the reader's language has for them, in its order; a code that the browser knows no name of is its
 * own.
 */
export function countriesByName(
	codes: readonly string[],
	language: string | undefined
): ReadonlyMap< string, string > {
	const named = countryNamer( language );
	const order = new Intl.Collator( language );
	return new Map(
		codes
			.map( ( code ) => [ named( code ), code ] as const )
			.sort( ( [ one ], [ other ] ) => order.compare( one, other ) )
	);
}

/** @returns told a code of ISO 3166-1, which stays where the browser knows no name */
export function countryNamer( language: string | undefined ): ( code: string ) => string {
	const names = new Intl.DisplayNames( language, { type: 'region' } );
	return ( code ) => {
		try {
			return names.of( code ) ?? code;
		} catch {
			return code; // No code at all.
		}
	};
}
