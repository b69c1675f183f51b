import type { Draft } from '../form/draft';
import { around, kindOf, listAround, listOf, LISTS, type Ref } from './places';

const NAME =
	/^(?:questions\[([^\]]+)\](?:\.config\.options\[([^\]]+)\])?|notifications\.webhook\.webhooks\[([^\]]+)\](?:\.headers\[([^\]]+)\]|\.body\[([^\]]+)\])?)(.*)$/;

/**
 * What a path is about, and the rest of it: `questions[2].title`. The server names things by their places, from 0; the form
 * by their ids, so that a name stays with its thing wherever that moves.
 */
export function parsed( path: string ): { of: Ref; rest: string } {
	const found = NAME.exec( path );
	if ( found === null ) {
		return { of: {}, rest: path };
	}
	const [ , question, option, webhook, header, row, rest = '' ] = found;
	const named = Object.entries( { question, option, webhook, header, row } ).filter(
		( [ , id ] ) => id !== undefined
	);
	return { of: Object.fromEntries( named ), rest };
}

export function nameOf( of: Ref ): string {
	const kind = kindOf( of );
	if ( kind === null ) {
		return '';
	}
	const whole = nameOf( around( of ) );
	return `${ whole === '' ? '' : `${ whole }.` }${ LISTS[ kind ].path }[${ of[ kind ] ?? '' }]`;
}

/** The same by ids, of one that is by places; null where there is no such thing. */
export function byIds( of: Ref, draft: Draft ): Ref | null {
	const kind = kindOf( of );
	if ( kind === null ) {
		return {};
	}
	const outer = byIds( around( of ), draft );
	const item = outer && listOf( draft, { ...outer, [ kind ]: '' } )?.[ Number( of[ kind ] ) ];
	return item ? { ...outer, [ kind ]: item.id } : null;
}

/** The same by places, of one that is by ids; null where there is no such thing. */
export function byPlaces( of: Ref, draft: Draft ): Ref | null {
	const kind = kindOf( of );
	if ( kind === null ) {
		return {};
	}
	const outer = byPlaces( around( of ), draft );
	const { list, item } = listAround( draft, of );
	return outer === null || item === undefined ? null : { ...outer, [ kind ]: String( list.indexOf( item ) ) };
}
