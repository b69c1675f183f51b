import { describe, expect, it } from 'vitest';
import { keysOf, revisionBy } from './keys';

const key = ( init: KeyboardEventInit ) => revisionBy( new KeyboardEvent( 'keydown', init ) );

describe( 'the keys of undo and redo', () => {
	it.each( [
		[ 'Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo' ],
		[ '⌘Z', { key: 'z', metaKey: true }, 'undo' ],
		[ 'Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo' ],
		[ 'Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo' ],
		[ 'Ctrl+Z on a keyboard of Cyrillic letters', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo' ],
		[ 'Ctrl+Z where Z and Y have changed places', { key: 'z', code: 'KeyY', ctrlKey: true }, 'undo' ],
		[ 'Z alone', { key: 'z' }, null ],
		[ 'Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, null ],
		[ 'a letter that is still being made', { key: 'z', ctrlKey: true, isComposing: true }, null ],
		[ 'Ctrl+X', { key: 'x', ctrlKey: true }, null ],
	] )( '%s', ( _, init, revision ) => {
		expect( key( init ) ).toBe( revision );
	} );

	it( 'are shown for the operating system', () => {
		expect( [ keysOf( 'undo', true ), keysOf( 'redo', true ) ] ).toEqual( [ '⌘Z', '⇧⌘Z' ] );
		expect( [ keysOf( 'undo', false ), keysOf( 'redo', false ) ] ).toEqual( [ 'Ctrl+Z', 'Ctrl+Shift+Z' ] );
	} );
} );
