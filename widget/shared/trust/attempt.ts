/** Returns the result of a function, or undefined if it throws, as when a browser denies access or other code wrote the data. */
export function attempt< T >( act: () => T ): T | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}
