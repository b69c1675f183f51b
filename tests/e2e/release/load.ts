import { randomUUID } from 'node:crypto';
import type { Survey } from '../../../src/contract/types';
import { expect, test } from '../support/test';

export interface Load {
	/**
	 * Ends it once the site takes answers again.
	 *
	 * @returns the token of each that was taken
	 * @throws something else was said than that it was taken, or that the site or its plugin is being replaced
	 */
	stop: () => Promise< string[] >;
}

const VISITORS = 4;

/** 200 if the response was stored before, but a class that the update deleted was missing for the reply. */
const MAY_BE = /^(20[01] ours|503 |404 not ours)/;

/**
 * Visitors who answer nonstop through the collector, as the widget does: answers that the site's server doesn't accept are sent
 * again with the same token until it does.
 */
export function answerWithoutBreak( url: string, survey: Survey, nonce: string ): Load {
	/** Number of replies by status and sender. */
	const statuses = new Map< string, number >();
	const acknowledged: string[] = [];
	let on = true;
	const door = `${ url }/wp-content/plugins/userfeedback/includes/Widget/collect.php?survey=${ String( survey.id ) }&do=response`;
	const question = survey.questions[ 0 ]?.id ?? '';
	const send = async ( token: string ): Promise< boolean > => {
		const body = { nonce, token, elapsed: 5000, answers: [ { question_id: question, value: token } ] };
		const answer = await fetch( door, {
			method: 'POST',
			body: JSON.stringify( body ),
			headers: { 'Content-Type': 'application/json' },
		} ).catch( ( error: unknown ) => String( error ) );
		const status = typeof answer === 'string' ? answer : String( answer.status );
		const text = typeof answer === 'string' ? '' : await answer.text();
		const isStored = /^20[01]$/.test( status ) && /^{"id":\d+}$/.test( text );
		const whose = text.includes( '"code":"userfeedback_' ) || isStored ? 'ours' : 'not ours';
		const what = status === '500' ? `: ${ text.slice( 0, 300 ) }` : '';
		statuses.set(
			`${ status } ${ whose }${ what }`,
			( statuses.get( `${ status } ${ whose }${ what }` ) ?? 0 ) + 1
		);
		return isStored;
	};
	const visitor = async (): Promise< void > => {
		while ( on ) {
			const token = randomUUID();
			while ( ! ( await send( token ) ) ) await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
			acknowledged.push( token );
		}
	};
	const all = Promise.all( Array.from( { length: VISITORS }, visitor ) );
	return {
		stop: async () => {
			on = false;
			await all;
			const said = Object.fromEntries( statuses );
			test.info().annotations.push( { type: 'answers to visitors', description: JSON.stringify( said ) } );
			expect( Object.keys( said ).filter( ( status ) => ! MAY_BE.test( status ) ) ).toEqual( [] );
			return acknowledged;
		},
	};
}
