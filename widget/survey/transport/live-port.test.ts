import { beforeEach, describe, expect, it } from 'vitest';
import { readAnswered } from '../../shared/memory/survey-cookies';
import { Jar, named, survey as surveyOf } from '../../testing';
import { makeSubmission } from '../flow/session/submission';
import { browserStore } from '../memory/store';
import { surveyMemory } from '../memory/survey-memory';
import type { DeliveryResult } from './delivery';
import { livePort } from './live-port';
import type { LiveServices } from './live-port';
import { responseQueue } from './queue';
import type { QueuedResponse } from './queue';

const survey = surveyOf( named( 'colour' ) );
const ANSWERS = [ { question_id: 'colour', value: 'Red' } ];

let kept: Record< string, string >;
let storageIsDenied: boolean;
let sent: QueuedResponse[];
let counted: string[];
let now: number;
let deliver: () => Promise< DeliveryResult >;
let patienceIsOver: () => void;
let jar: Jar;

beforeEach( () => {
	kept = {};
	storageIsDenied = false;
	sent = [];
	counted = [];
	now = 1000;
	deliver = () => Promise.resolve( 'sent' );
	jar = new Jar();
} );

function storage(): Storage {
	if ( storageIsDenied ) {
		throw new DOMException( 'denied', 'SecurityError' );
	}
	return {
		getItem: ( key: string ) => kept[ key ] ?? null,
		setItem: ( key: string, text: string ) => {
			kept[ key ] = text;
		},
	} as Storage;
}

function port() {
	let tokens = 0;
	const services: LiveServices = {
		queue: responseQueue(
			browserStore( storage, () => true ),
			''
		),
		delivery: {
			deliver: ( waiting ) => {
				sent.push( waiting );
				return deliver();
			},
			flush: () => Promise.resolve(),
		},
		memory: surveyMemory( jar ),
		count: ( _, display ) => void counted.push( display ),
		makeSubmission: ( { nonce }, answers ) =>
			makeSubmission(
				answers,
				{ id: 7, name: 'Prices' },
				'https://example.org/',
				nonce,
				`token-${ ( tokens += 1 ) }`
			),
		now: () => now,
		wait: ( _, then ) => {
			patienceIsOver = then;
		},
	};
	return livePort( survey, services );
}

describe( 'submitting answers', () => {
	it( 'stores them before they are sent', async () => {
		deliver = () => {
			expect( JSON.parse( kept[ 'userfeedback-queue:token-1' ] ?? '' ) ).toMatchObject( {
				survey_id: 3,
				body: { answers: ANSWERS, nonce: 'printed' },
			} );
			return Promise.resolve( 'sent' );
		};

		expect( await port().submit( ANSWERS, '' ) ).toBe( 'sent' );
		expect( sent ).toHaveLength( 1 );
	} );

	it( 'reports answers stored for later, and does not ask again on the next page', async () => {
		deliver = () => Promise.resolve( 'waiting' );

		expect( await port().submit( ANSWERS, '' ) ).toBe( 'kept' );
		expect( readAnswered( jar, survey.cookie_name ) ).toBe( true );
	} );

	it( 'does not make a visitor wait for a slow server when they are stored', async () => {
		deliver = () => new Promise< DeliveryResult >( () => undefined );
		const outcome = port().submit( ANSWERS, '' );
		patienceIsOver();

		expect( await outcome ).toBe( 'kept' );
	} );

	it( 'promises nothing while the server is broken, and sends the survey version', async () => {
		deliver = () => Promise.resolve( 'failed' );

		expect( await port().submit( ANSWERS, '' ) ).toBe( 'failed' );
		expect( JSON.parse( kept[ 'userfeedback-queue:token-1' ] ?? '' ) ).toMatchObject( {
			body: { version: survey.version },
		} );
	} );

	it( 'reports that they are rejected', async () => {
		deliver = () => Promise.resolve( 'refused' );

		expect( await port().submit( ANSWERS, '' ) ).toBe( 'refused' );
	} );

	it( 'does not thank if they were neither sent nor stored', async () => {
		storageIsDenied = true;
		deliver = () => Promise.resolve( 'waiting' );

		expect( await port().submit( ANSWERS, '' ) ).toBe( 'failed' );
		expect( jar.names() ).toEqual( [] );
	} );

	it( 'sends the same response again after a failure, not a second one', async () => {
		storageIsDenied = true;
		deliver = () => Promise.resolve( 'waiting' );
		const hand = port();
		await hand.submit( ANSWERS, '' );
		await hand.submit( [ { question_id: 'colour', value: 'Blue' } ], '' );

		expect( sent.map( ( { body } ) => body.token ) ).toEqual( [ 'token-1', 'token-1' ] );
		expect( sent[ 1 ]?.body.answers ).toEqual( [ { question_id: 'colour', value: 'Blue' } ] );
	} );

	it( 'sends nothing when everything was skipped, but does not ask again', async () => {
		expect( await port().submit( null, '' ) ).toBe( 'sent' );
		expect( sent ).toEqual( [] );
		expect( kept ).toEqual( {} );
		expect( readAnswered( jar, survey.cookie_name ) ).toBe( true );
	} );
} );

it( 'counts that the survey was seen and started', () => {
	const visited = port();
	visited.seen();
	expect( counted ).toEqual( [ 'impression' ] );

	visited.begun();
	expect( counted ).toEqual( [ 'impression', 'start' ] );
} );

it( 'sends the honeypot value from a bot, and nothing for a person', async () => {
	await port().submit( ANSWERS, 'https://spam.example' );
	await port().submit( ANSWERS, '' );

	expect( sent.map( ( { body } ) => body.website ) ).toEqual( [ 'https://spam.example', undefined ] );
} );

describe( 'the response time', () => {
	const elapsed = async ( seenAt: number | null, at: number ): Promise< unknown > => {
		const visited = port();
		if ( seenAt !== null ) {
			now = seenAt;
			visited.seen();
			visited.begun();
		}
		now = at;
		await visited.submit( ANSWERS, '' );
		return sent[ 0 ]?.body.elapsed;
	};

	it( 'is measured from when the survey became visible', async () => {
		expect( await elapsed( 1_000, 8_500 ) ).toBe( 7_500 );
	} );

	it( 'is left out if the survey was started on an earlier page', async () => {
		const visited = port();
		visited.seen();
		await visited.submit( ANSWERS, '' );

		expect( sent[ 0 ]?.body.elapsed ).toBeUndefined();
	} );

	it( 'is left out if the clock was set back, so that nobody looks like a bot', async () => {
		expect( await elapsed( 9_000, 8_500 ) ).toBeUndefined();
	} );

	it( 'is left out if the survey never became visible', async () => {
		expect( await elapsed( null, 8_500 ) ).toBeUndefined();
	} );
} );
