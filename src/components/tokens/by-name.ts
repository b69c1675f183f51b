import type { RuleChoice } from '@/contract/types';

/**
 * Choices by names that tell them apart, as a field of tokens knows nothing but names: where two are called the same, the
 * later one has its id behind it.
 */
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

/** The names of `chosen` among those of all. */
export function namesOf( named: ReadonlyMap< string, RuleChoice >, chosen: readonly RuleChoice[] ): string[] {
	const ids = new Set( chosen.map( ( { id } ) => String( id ) ) );
	return [ ...named ].flatMap( ( [ name, { id } ] ) => ( ids.has( String( id ) ) ? [ name ] : [] ) );
}
