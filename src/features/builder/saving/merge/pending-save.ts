import { isSame } from '@/lib/is-same';
import type { Draft } from '@/features/builder/draft/form/draft';
import { questionToSend } from '@/features/builder/draft/form/draft-to-send';
import { shownOf } from '@/features/builder/draft/form/webhooks';

/** Data of a save without a response: the server may or may not have it. */
export interface PendingSave {
	draft: Draft;
	/** The title it was sent under because the owner hadn't set one. */
	named: string | null;
}

/**
 * Checks if the server has everything that was sent and differs from before. Then it doesn't matter who saved it: it is older
 * than the form's current state. If one part is missing, nothing is assumed: the request may never have arrived, and merging
 * from there would drop data that only this editor has.
 *
 * @param base the server's earlier draft
 */
export function hasArrived( { draft, named }: PendingSave, base: Draft, stored: Draft ): boolean {
	const sent = piecesOf( { ...draft, title: named ?? draft.title } );
	const [ before, now ] = [ piecesOf( base ), piecesOf( stored ) ];
	const names = [ ...new Set( [ ...sent.keys(), ...before.keys() ] ) ];
	const changed = names.filter( ( name ) => ! isSame( sent.get( name ), before.get( name ) ) );
	return changed.length > 0 && changed.every( ( name ) => isSame( now.get( name ), sent.get( name ) ) );
}

/** Returns each chosen or typed value, as it is sent. */
function piecesOf( { questions, settings, notifications, title, ...rest }: Draft ): Map< string, unknown > {
	const pieces = new Map< string, unknown >( Object.entries( { ...rest, title: title.trim() } ) );
	pieces.set(
		'questions',
		questions.map( ( { id } ) => id )
	);
	for ( const question of questions ) {
		const { id, ...parts } = questionToSend( question );
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
