import { tokensOf, replaceTokens } from '@widget/shared/logic/recall';

/** Braces in a stored text: an inserted answer with its id, or plain text. */
const STORED = /\{\{(?:([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\|)?([^{}<>\p{Cc}]*)\}\}/giu;
const SHOWN = /\{\{([^{}<>\p{Cc}]*)\}\}/gu;

/** Braces in a field; `id` is empty if they are plain text. */
export interface Braces {
	id: string;
	fallback: string;
}

/** Returns a text as its field shows it: inserted answers without their ids. */
export function shownText( stored: string ): string {
	return replaceTokens( stored, ( _, fallback ) => `{{${ fallback }}}` );
}

/**
 * Returns the text to store for an edited one: each `{{fallback}}` gets the id that it had before. A changed fallback keeps its
 * id; braces that the owner types stay plain text.
 *
 * @param past braces that were in the field earlier, such as before a brace was deleted and typed again
 */
export function storedText( shown: string, before: string, past: readonly Braces[] = [] ): string {
	const now = [ ...shown.matchAll( SHOWN ) ].map( ( [ , fallback = '' ] ) => fallback );
	const were = bracesOf( before );
	const ids = idsFor( now, were, past );
	let place = 0;
	return shown.replace( SHOWN, ( braces, fallback: string ) => {
		const id = ids[ place++ ] ?? '';
		return id === '' ? braces : `{{${ id }|${ fallback }}}`;
	} );
}

export function bracesOf( stored: string ): Braces[] {
	return [ ...stored.matchAll( STORED ) ].map( ( [ , id = '', fallback = '' ] ) => ( { id, fallback } ) );
}

/** Matches what is the same at the start and at the end first: an edit changes what is between. */
function idsFor( now: readonly string[], were: readonly Braces[], past: readonly Braces[] ): string[] {
	const most = Math.min( now.length, were.length );
	let start = 0;
	while ( start < most && now[ start ] === were[ start ]?.fallback ) {
		start++;
	}
	let end = 0;
	while ( end < most - start && now.at( -1 - end ) === were.at( -1 - end )?.fallback ) {
		end++;
	}
	const changed = now.slice( start, now.length - end );
	const left = were.slice( start, were.length - end );
	const candidates = [ ...left, ...past ];
	const found =
		changed.length === left.length
			? left.map( ( { id } ) => id )
			: changed.map( ( fallback ) => candidates.find( ( braces ) => braces.fallback === fallback )?.id ?? '' );
	const ids = ( some: readonly Braces[] ) => some.map( ( { id } ) => id );
	return [ ...ids( were.slice( 0, start ) ), ...found, ...ids( were.slice( were.length - end ) ) ];
}

/** Returns the stored text with an answer inserted in place of a part of the shown one; the same if the part cuts braces. */
export function withInserted(
	stored: string,
	{ start, end }: { start: number; end: number },
	{ id, fallback }: Braces
): string {
	const from = storedPlace( stored, start );
	const to = storedPlace( stored, end );
	return from === null || to === null
		? stored
		: `${ stored.slice( 0, from ) }{{${ id }|${ fallback }}}${ stored.slice( to ) }`;
}

/** Returns the place in the stored text of one in the shown text; null inside an inserted answer. */
export function storedPlace( stored: string, shown: number ): number | null {
	let hidden = 0;
	let from = 0;
	for ( const { id, fallback } of tokensOf( stored ) ) {
		const token = `{{${ id }|${ fallback }}}`;
		const start = stored.indexOf( token, from );
		const end = start + token.length - hidden - id.length - 1;
		if ( shown <= start - hidden ) {
			break;
		}
		if ( shown < end ) {
			return null;
		}
		hidden += id.length + 1;
		from = start + token.length;
	}
	return shown + hidden;
}

/** Returns the text with another fallback for one of its inserted answers; without the answer, if it is null. */
export function withFallback( stored: string, place: number, fallback: string | null ): string {
	let index = 0;
	return replaceTokens( stored, ( id, before ) => {
		const chosen = index++ === place ? fallback : before;
		return chosen === null ? '' : `{{${ id }|${ chosen.replace( /[{}<>\p{Cc}]/gu, '' ) }}}`;
	} );
}
