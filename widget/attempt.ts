/** What an act gives; undefined where it throws, as reading what a browser denies or what somebody else wrote does. */
export function attempt< T >( act: () => T ): T | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}
