/** Returns codes by their names in the reader's language, in its order; a code without a name in the browser is its own name. */
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
			return code; // Not a valid code.
		}
	};
}
