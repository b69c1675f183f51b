/** What an act gives; undefined where it throws, as it may where a browser denies something or other code wrote the data. */
export function attempt< T >( act: () => T ): T | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}
