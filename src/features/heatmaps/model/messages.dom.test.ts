import { describe, expect, it } from 'vitest';
import { readMessage } from './messages';

const frame = {} as Window;
const from = { origin: 'https://shop.example', window: frame };
const said = ( data: unknown, more: Partial< Pick< MessageEvent, 'origin' | 'source' > > = {} ) =>
	readMessage( { data, origin: from.origin, source: frame, ...more }, from );
const ready = { source: 'userfeedback-heatmap', type: 'ready', width: 375, pageHeight: 2400 };

describe( 'a message from the page in the frame', () => {
	it( 'is accepted from the right window, origin, and source', () => {
		expect( said( ready ) ).toEqual( { type: 'ready', width: 375, pageHeight: 2400 } );
	} );

	it.each( [
		[ 'of another site', ready, { origin: 'https://ads.example' } ],
		[ 'of another window', ready, { source: {} as Window } ],
		[ 'of no window', ready, { source: null } ],
		[ 'in another name', { ...ready, source: 'analytics' }, {} ],
		[ 'of an unknown kind', { ...ready, type: 'navigate' }, {} ],
		[ 'that is a text', 'ready', {} ],
		[ 'that is nothing', null, {} ],
	] )( 'is rejected: %s', ( _name, data, more ) => {
		expect( said( data, more ) ).toBeNull();
	} );

	it( 'is rejected while there is no frame', () => {
		expect(
			readMessage(
				{ data: ready, origin: from.origin, source: null },
				{ origin: from.origin, window: undefined }
			)
		).toBeNull();
		expect(
			readMessage( { data: ready, origin: from.origin, source: null }, { origin: from.origin, window: null } )
		).toBeNull();
	} );

	it( 'lists only elements that have a selector', () => {
		const items = [
			{ selector: '#buy', label: ' Buy ', tag: 'button', clicks: 3, state: 'hidden' },
			{ selector: '#old', label: 7, tag: null, state: 'somewhere' },
			{ selector: '', label: 'None' },
			'text',
			null,
		];
		expect( said( { source: 'userfeedback-heatmap', type: 'elements', items } ) ).toEqual( {
			type: 'elements',
			items: [
				{ selector: '#buy', label: 'Buy', tag: 'button', state: 'hidden' },
				{ selector: '#old', label: '', tag: '', state: 'here' },
			],
		} );
		expect( said( { source: 'userfeedback-heatmap', type: 'elements', items: 'all' } ) ).toEqual( {
			type: 'elements',
			items: [],
		} );
	} );

	it( 'accepts a picture only as a file', () => {
		const blob = new Blob( [ 'x' ] );
		expect( said( { source: 'userfeedback-heatmap', type: 'picture', blob } ) ).toEqual( {
			type: 'picture',
			blob,
			error: '',
		} );
		expect( said( { source: 'userfeedback-heatmap', type: 'picture', blob: 'https://x', error: 'no' } ) ).toEqual( {
			type: 'picture',
			blob: null,
			error: 'no',
		} );
	} );

	it( 'contains the selected element, or none', () => {
		expect( said( { source: 'userfeedback-heatmap', type: 'select', selector: '#buy' } ) ).toEqual( {
			type: 'select',
			selector: '#buy',
		} );
		expect( said( { source: 'userfeedback-heatmap', type: 'select', selector: 4 } ) ).toEqual( {
			type: 'select',
			selector: null,
		} );
	} );
} );
