import type { Draft } from '../form/draft';
import { parentOf, kindOf, listAround, listOf, LISTS, type Ref } from './items';

const NAME =
	/^(?:questions\[([^\]]+)\](?:\.config\.options\[([^\]]+)\])?|notifications\.webhook\.webhooks\[([^\]]+)\](?:\.headers\[([^\]]+)\]|\.body\[([^\]]+)\])?)(.*)$/;

/**
 * Splits a path into its target and the remainder: `questions[2].title`. The server names things by index, from 0; the form by
 * id, so that a name stays valid when its target moves.
 */
export function parsePath( path: string ): { of: Ref; rest: string } {
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

export function pathOf( of: Ref ): string {
	const kind = kindOf( of );
	if ( kind === null ) {
		return '';
	}
	const whole = pathOf( parentOf( of ) );
	return `${ whole === '' ? '' : `${ whole }.` }${ LISTS[ kind ].path }[${ of[ kind ] ?? '' }]`;
}

/** Converts indexes to ids; null if the target doesn't exist. */
export function byIds( of: Ref, draft: Draft ): Ref | null {
	const kind = kindOf( of );
	if ( kind === null ) {
		return {};
	}
	const outer = byIds( parentOf( of ), draft );
	const item = outer && listOf( draft, { ...outer, [ kind ]: '' } )?.[ Number( of[ kind ] ) ];
	return item ? { ...outer, [ kind ]: item.id } : null;
}

/** Converts ids to indexes; null if the target doesn't exist. */
export function byIndexes( of: Ref, draft: Draft ): Ref | null {
	const kind = kindOf( of );
	if ( kind === null ) {
		return {};
	}
	const outer = byIndexes( parentOf( of ), draft );
	const { list, item } = listAround( draft, of );
	return outer === null || item === undefined ? null : { ...outer, [ kind ]: String( list.indexOf( item ) ) };
}
