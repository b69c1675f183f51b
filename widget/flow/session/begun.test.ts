import { describe, expect, it } from 'vitest';
import { named } from '../../testing';
import { begunOf } from './begun';

const questions = named( 'why', 'colour' );
const begun = { version: 2, seed: 7, path: [ 'why', 'colour' ], drafts: {} };

describe( 'what a visitor has begun', () => {
	it( 'is taken up again', () => {
		expect( begunOf( questions, 2, JSON.stringify( begun ) ) ).toEqual( begun );
	} );

	it.each( [
		[ 'nothing was begun', null ],
		[ 'it was cut short', JSON.stringify( begun ).slice( 0, 20 ) ],
		[ 'a question is gone', JSON.stringify( { ...begun, path: [ 'why', 'gone' ] } ) ],
		[ 'there is no question in it', JSON.stringify( { ...begun, path: [] } ) ],
		[ 'the path is no list', JSON.stringify( { ...begun, path: 'why' } ) ],
		[ 'there are no answers in it', JSON.stringify( { ...begun, drafts: null } ) ],
		[ 'it is something else', '5' ],
	] )( 'starts anew when %s', ( _, text ) => {
		expect( begunOf( questions, 2, text ) ).toBe( null );
	} );

	it( 'keeps what was typed, and nothing else, when the owner has changed the survey since', () => {
		const drafts = {
			why: { value: 'Half a sentence', comments: '', name: '' },
			colour: { value: 'A color that is no option any more', comments: '', name: '' },
			gone: { value: 'Of a question that was removed', comments: '', name: '' },
		};

		expect( begunOf( questions, 3, JSON.stringify( { ...begun, drafts } ) ) ).toEqual( {
			version: 3,
			seed: 7,
			path: [],
			drafts: { why: drafts.why },
		} );
	} );
} );
