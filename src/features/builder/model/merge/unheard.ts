import { isSame } from '@/lib/same';
import type { Draft } from '../form/draft';
import { sentQuestion } from '../form/sent';
import { shownOf } from '../form/webhooks';

/** What a save has sent whose answer has not come: the server may have it, and may not. */
export interface Unheard {
	draft: Draft;
	/** The title it was sent under because nobody had given it one. */
	named: string | null;
}

/**
 * Does the server have all that was sent and is not as it was before? Then it is of no matter who brought it there: it was
 * here before what is here now. Where one thing is missing, nothing is taken for granted: what was sent may never have
 * arrived, and to merge from there would drop what only this editor has.
 *
 * @param base what the server had before
 */
export function hasArrived( { draft, named }: Unheard, base: Draft, stored: Draft ): boolean {
	const sent = piecesOf( { ...draft, title: named ?? draft.title } );
	const [ before, now ] = [ piecesOf( base ), piecesOf( stored ) ];
	const names = [ ...new Set( [ ...sent.keys(), ...before.keys() ] ) ];
	const changed = names.filter( ( name ) => ! isSame( sent.get( name ), before.get( name ) ) );
	return changed.length > 0 && changed.every( ( name ) => isSame( now.get( name ), sent.get( name ) ) );
}

/** Each thing that is chosen or typed, as it is sent. */
function piecesOf( { questions, settings, notifications, title, ...rest }: Draft ): Map< string, unknown > {
	const pieces = new Map< string, unknown >( Object.entries( { ...rest, title: title.trim() } ) );
	pieces.set(
		'questions',
		questions.map( ( { id } ) => id )
	);
	for ( const question of questions ) {
		const { id, ...parts } = sentQuestion( question );
		put( parts, `questions[${ String( id ) }]` );
	}
	for ( const [ name, part ] of Object.entries( settings ) ) {
		put( part, name );
	}
	if ( notifications !== undefined ) {
		const { webhooks, ...webhook } = notifications.webhook;
		put( notifications.email, 'email' );
		put( webhook, 'webhook' );
		pieces.set(
			'webhooks',
			webhooks.map( ( { id } ) => id )
		);
		webhooks.forEach( ( one ) => put( shownOf( one ), `webhooks[${ one.id }]` ) );
	}
	return pieces;

	function put( part: unknown, path: string ): void {
		if ( typeof part !== 'object' || part === null ) {
			pieces.set( path, part );
			return;
		}
		Object.entries( part ).forEach( ( [ name, value ] ) => pieces.set( `${ path }.${ name }`, value ) );
	}
}
