import type { RuleChoice } from '@/contract/types';

/** Maps choices to unique names, because a token field knows only names: for equal names, the later one gets its id appended. */
export function byName( choices: readonly RuleChoice[] ): ReadonlyMap< string, RuleChoice > {
	const named = new Map< string, RuleChoice >();
	const known = new Set< string >();
	for ( const choice of choices ) {
		const id = String( choice.id );
		if ( ! known.has( id ) ) {
			const label = choice.label.trim() === '' ? id : choice.label.trim();
			known.add( id );
			named.set( named.has( label ) ? `${ label } (#${ id })` : label, choice );
		}
	}
	return named;
}

/** Returns the names of the `chosen` ones. */
export function namesOf( named: ReadonlyMap< string, RuleChoice >, chosen: readonly RuleChoice[] ): string[] {
	const ids = new Set( chosen.map( ( { id } ) => String( id ) ) );
	return [ ...named ].flatMap( ( [ name, { id } ] ) => ( ids.has( String( id ) ) ? [ name ] : [] ) );
}
