/** Returns a copy without these. */
export function omit< T extends object, Name extends keyof T >( whole: T, ...names: Name[] ): Omit< T, Name > {
	const gone: readonly PropertyKey[] = names;
	return Object.fromEntries( Object.entries( whole ).filter( ( [ name ] ) => ! gone.includes( name ) ) ) as Omit<
		T,
		Name
	>;
}
