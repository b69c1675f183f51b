import { describe, expect, it } from 'vitest';
import { named } from '../../../testing';
import { readStartedSurvey } from './started-survey';

const questions = named( 'why', 'colour' );
const begun = { version: 2, seed: 7, path: [ 'why', 'colour' ], drafts: {} };

describe( 'a started response', () => {
	it( 'is resumed', () => {
		expect( readStartedSurvey( questions, 2, JSON.stringify( begun ) ) ).toEqual( begun );
	} );

	it.each( [
		[ 'nothing was begun', null ],
		[ 'it was cut short', JSON.stringify( begun ).slice( 0, 20 ) ],
		[ 'a question is gone', JSON.stringify( { ...begun, path: [ 'why', 'gone' ] } ) ],
		[ 'there is no question in it', JSON.stringify( { ...begun, path: [] } ) ],
		[ 'the path is no list', JSON.stringify( { ...begun, path: 'why' } ) ],
		[ 'there are no answers in it', JSON.stringify( { ...begun, drafts: null } ) ],
		[ 'it is something else', '5' ],
	] )( 'starts over when %s', ( _, text ) => {
		expect( readStartedSurvey( questions, 2, text ) ).toBe( null );
	} );

	it( 'keeps only the typed text when the owner has changed the survey', () => {
		const drafts = {
			why: { value: 'Half a sentence', comments: '', name: '' },
			colour: { value: 'A color that is no option any more', comments: '', name: '' },
			gone: { value: 'Of a question that was removed', comments: '', name: '' },
		};

		expect( readStartedSurvey( questions, 3, JSON.stringify( { ...begun, drafts } ) ) ).toEqual( {
			version: 3,
			seed: 7,
			path: [],
			drafts: { why: drafts.why },
		} );
	} );
} );
