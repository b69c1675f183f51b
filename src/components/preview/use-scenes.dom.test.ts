import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenIdle } from '@/lib/when-idle';
import { useScenes } from './use-scenes';

/** Resolves after all tasks that waited for an idle moment until now. */
const idle = () => act( () => new Promise< void >( ( done ) => void whenIdle( done, 100 ) ) );

async function setup() {
	let report: ( scene: string ) => void = () => undefined;
	const goTo = vi.fn();
	const page = {
		listen: ( onScene: typeof report ) => ( report = onScene ),
		goTo,
	} as unknown as Parameters< typeof useScenes >[ 0 ];
	const onScene = vi.fn();
	const { rerender } = renderHook( ( { scene } ) => useScenes( page, scene, onScene ), {
		initialProps: { scene: 'first' },
	} );
	const show = ( scene: string ) => {
		rerender( { scene } );
		return idle();
	};
	const open = ( scene: string ) => {
		document.body.click();
		return show( scene );
	};
	await open( 'first' );
	goTo.mockClear();
	return { report: ( scene: string ) => report( scene ), goTo, onScene, show, open };
}

it( 'the preview goes to the question that the owner opens', async () => {
	const { goTo, open } = await setup();
	await open( 'second' );
	expect( goTo.mock.calls ).toEqual( [ [ 'second' ] ] );
} );

it( 'an editor that follows late never sends the preview back', async () => {
	const { report, goTo, onScene, show } = await setup();
	report( 'second' );
	report( 'first' ); // Back, before the editor shows the second question.
	await show( 'second' );
	await show( 'first' );
	expect( onScene.mock.calls ).toEqual( [ [ 'second' ], [ 'first' ] ] );
	expect( goTo ).not.toHaveBeenCalled();
} );

it( 'the owner can open a question that the preview left before the editor showed it', async () => {
	const { report, goTo, open, show } = await setup();
	report( 'second' );
	report( 'first' );
	await show( 'first' );
	await open( 'second' );
	report( 'third' );
	await open( 'first' ); // Chosen before the editor shows the third question.
	expect( goTo.mock.calls ).toEqual( [ [ 'second' ], [ 'first' ] ] );
} );
