import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { ANSWERING } from '../answering';

/** Returns the answer that the page's URL chooses, as in `?uf_<question id>=<option id>`; null for none, or an unknown one. */
export function prefilledAnswer( { id, type, options, prefill }: WidgetQuestion ): SubmittedAnswer[ 'value' ] {
	const given = prefill ? new URLSearchParams( location.search ).getAll( `uf_${ id }` ) : [];
	const { scale = 0, advances_on_choice: isOne } = ANSWERING[ type ];
	const score = Number( given[ 0 ] );
	if ( scale ) {
		return Number.isInteger( score ) && score > 0 && score <= scale ? score : null;
	}
	const chosen = options.filter( ( _, place ) => given.includes( prefill?.[ place ] ?? '' ) );
	return ( isOne ? chosen[ 0 ] : chosen.length && chosen ) || null;
}
