import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// eslint-disable-next-line no-restricted-imports -- See usePageInFrame().
import type { DraftPreview } from '../../../widget/preview/draft-preview';
import { useScenes } from './use-scenes';

beforeEach( () => {
	vi.useFakeTimers();
} );
afterEach( () => {
	vi.useRealTimers();
} );

function setup() {
	let report: ( scene: string ) => void = () => undefined;
	const goTo = vi.fn();
	const page = {
		listen: ( onScene: typeof report ) => ( report = onScene ),
		goTo,
	} as unknown as DraftPreview;
	const onScene = vi.fn();
	const { rerender } = renderHook( ( { scene } ) => useScenes( page, scene, onScene ), {
		initialProps: { scene: 'first' },
	} );
	const show = ( scene: string ): void => {
		rerender( { scene } );
		act( () => void vi.runAllTimers() );
	};
	const open = ( scene: string ): void => {
		document.body.click();
		show( scene );
	};
	open( 'first' );
	goTo.mockClear();
	return { report: ( scene: string ) => report( scene ), goTo, onScene, show, open };
}

it( 'the preview goes to the question that the owner opens', () => {
	const { goTo, open } = setup();
	open( 'second' );
	expect( goTo.mock.calls ).toEqual( [ [ 'second' ] ] );
} );

it( 'an editor that follows late never sends the preview back', () => {
	const { report, goTo, onScene, show } = setup();
	report( 'second' );
	report( 'first' ); // Back, before the editor shows the second question.
	show( 'second' );
	show( 'first' );
	expect( onScene.mock.calls ).toEqual( [ [ 'second' ], [ 'first' ] ] );
	expect( goTo ).not.toHaveBeenCalled();
} );

it( 'the owner can open a question that the preview left before the editor showed it', () => {
	const { report, goTo, open, show } = setup();
	report( 'second' );
	report( 'first' );
	show( 'first' );
	open( 'second' );
	report( 'third' );
	open( 'first' ); // Chosen before the editor shows the third question.
	expect( goTo.mock.calls ).toEqual( [ [ 'second' ], [ 'first' ] ] );
} );
