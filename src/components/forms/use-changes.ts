import { useState } from 'react';
import { isSame } from '@/lib/is-same';

interface Changes< Values extends object > {
	changes: Partial< Values >;
	isChanged: boolean;
	set: < Name extends keyof Values >( name: Name, value: Values[ Name ] ) => void;
	/** All, or only these. */
	discard: ( names?: readonly ( keyof Values )[] ) => void;
	/** Changes made again during the save are still unsaved. */
	wereSaved: ( sent: Partial< Values > ) => void;
}

/**
 * Tracks settings that were changed but not stored; setting the stored value again is no change.
 *
 * @param begun changes that are there from the start
 */
export function useChanges< Values extends object >(
	stored: Values,
	begun: () => Partial< Values > = () => ( {} )
): Changes< Values > {
	const [ changes, setChanges ] = useState< Partial< Values > >( begun );

	return {
		changes,
		isChanged: Object.keys( changes ).length > 0,
		set: ( name, value ) => setChanges( ( now ) => withoutSaved< Values >( { ...now, [ name ]: value }, stored ) ),
		discard: ( names ) => setChanges( ( now ) => ( names ? without( now, names ) : {} ) ),
		wereSaved: ( sent ) => setChanges( ( now ) => withoutSaved( now, sent ) ),
	};
}

/** Returns the `changes` that differ from stored values. */
export function withoutSaved< Values extends object >(
	changes: Partial< Values >,
	stored: Partial< Values >
): Partial< Values > {
	const names = Object.keys( changes ) as ( keyof Values )[];
	return without(
		changes,
		names.filter( ( name ) => isSame( changes[ name ], stored[ name ] ) )
	);
}

function without< Values extends object >(
	changes: Partial< Values >,
	names: readonly ( keyof Values )[]
): Partial< Values > {
	const left = Object.entries( changes ).filter( ( [ name ] ) => ! names.includes( name as keyof Values ) );
	return Object.fromEntries( left ) as Partial< Values >;
}
