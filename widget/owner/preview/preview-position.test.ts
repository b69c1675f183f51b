import { beforeEach, describe, expect, it } from 'vitest';
import { ENDING } from '../../shared/api/draft-preview';
import { readStartedSurvey } from '../../survey/flow/session/started-survey';
import type { StartedSurvey } from '../../survey/flow/session/started-survey';
import { named, survey } from '../../testing';
import { previewPosition } from './preview-position';
import type { PreviewPosition } from './preview-position';

const whole = survey( named( 'why', 'colour', 'stars' ) );
let told: string[];
let look: PreviewPosition;

beforeEach( () => {
	told = [];
	look = previewPosition( ( scene ) => void told.push( scene ) );
} );

/** Returns the state that a newly drawn survey starts from; null for its first question. */
const start = ( now = whole ): StartedSurvey | null =>
	readStartedSurvey( now.questions, now.version, look.visit( now ).read() );
/** Simulates steps in the survey that was drawn last. */
const go = ( path: string[], drafts: StartedSurvey[ 'drafts' ] = {} ): void =>
	look.visit( whole ).write( JSON.stringify( { version: 1, seed: 1, path, drafts } ) );

describe( 'moving through a draft preview', () => {
	it( 'begins at the first question', () => {
		expect( start() ).toBe( null );
	} );

	it( 'keeps its position and answers when the survey changes', () => {
		const answered = { why: { value: 'Tea', comments: '', name: '' } };
		go( [ 'why', 'colour' ], answered );
		const later = { ...survey( named( 'why', 'colour' ) ), version: 9 };

		expect( start( later ) ).toMatchObject( { version: 9, path: [ 'why', 'colour' ], drafts: answered } );
	} );

	it( 'goes back to the remaining path when its question is removed', () => {
		go( [ 'why', 'colour', 'stars' ] );

		expect( start( survey( named( 'why', 'stars' ) ) )?.path ).toEqual( [ 'why', 'stars' ] );
		expect( start( survey( named( 'colour' ) ) )?.path ).toEqual( [ 'colour' ] );
	} );

	it( 'goes to the question being edited, past all earlier ones', () => {
		look.goTo( 'colour' );

		expect( start()?.path ).toEqual( [ 'why', 'colour' ] );
		expect( told ).toEqual( [] );
	} );

	it( 'goes to the end', () => {
		look.goTo( ENDING );

		expect( start() ).toMatchObject( { phase: 'sent' } );
	} );

	it( 'reports each question it reaches, and the end, once', () => {
		look.goTo( 'why' );
		start();
		go( [ 'why' ], { why: { value: 'T', comments: '', name: '' } } );
		go( [ 'why', 'colour' ] );
		look.visit( whole ).write( null );

		expect( told ).toEqual( [ 'colour', ENDING ] );
	} );

	it( 'starts over', () => {
		go( [ 'why', 'colour' ] );
		look.restart();

		expect( start() ).toBe( null );
	} );
} );
