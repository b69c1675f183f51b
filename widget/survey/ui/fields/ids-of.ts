/** Returns the ids of the elements that describe a control; undefined if there are none. */
export const idsOf = ( ...ids: readonly ( string | false | undefined )[] ): string | undefined =>
	ids.filter( Boolean ).join( ' ' ) || undefined;
