import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useStable } from '@/lib/hooks/use-stable';
import { type PageElement, readMessage, SOURCE, type ToPage } from './messages';

/** Milliseconds until a page must report that its map is drawn: after it is loaded, and in total. */
const AFTER_LOAD = 5_000;
const IN_ALL = 30_000;

export interface PageFrame {
	/** `silent` sent no message: the page blocks framing, is no longer ours, or is very slow. */
	state: 'loading' | 'ready' | 'silent';
	elements: readonly PageElement[] | null;
	send: ( message: ToPage ) => void;
	onLoad: () => void;
}

interface Heard {
	/** Called when an element in the page is selected; null to deselect. */
	onSelect: ( selector: string | null ) => void;
	onPicture: ( picture: { blob: Blob | null; error: string } ) => void;
}

type State = Pick< PageFrame, 'state' | 'elements' > & { of: string };

/**
 * Exchanges messages with a framed page. Accepts only that window, and only as a page of this site.
 *
 * @param load identifies the load, a new one starts over; empty while there is none
 */
export function usePageFrame( frame: RefObject< HTMLIFrameElement >, load: string, heard: Heard ): PageFrame {
	const [ { of, state, elements }, setState ] = useState< State >( {
		of: load,
		state: 'loading',
		elements: null,
	} );
	const [ loads, setLoads ] = useState( 0 );
	if ( of !== load ) {
		setState( { of: load, state: 'loading', elements: null } );
		setLoads( 0 );
	}
	const turn = useCallback( ( to: State[ 'state' ] ) => setState( ( now ) => ( { ...now, state: to } ) ), [] );
	const hear = useStable( ( event: MessageEvent< unknown > ) => {
		const told = readMessage( event, { origin: window.location.origin, window: frame.current?.contentWindow } );
		if ( told?.type === 'ready' ) {
			turn( 'ready' );
		} else if ( told?.type === 'elements' ) {
			setState( ( now ) => ( { ...now, elements: told.items } ) );
		} else if ( told?.type === 'select' ) {
			heard.onSelect( told.selector );
		} else if ( told?.type === 'picture' ) {
			heard.onPicture( told );
		}
	} );

	const send = useStable( ( message: ToPage ) =>
		frame.current?.contentWindow?.postMessage( { source: SOURCE, ...message }, window.location.origin )
	);

	useEffect( () => {
		window.addEventListener( 'message', hear );
		return () => window.removeEventListener( 'message', hear );
	}, [ hear ] );
	useEffect( () => {
		if ( state !== 'loading' || load === '' ) {
			return undefined;
		}
		const timer = setTimeout( () => turn( 'silent' ), loads > 0 ? AFTER_LOAD : IN_ALL );
		return () => clearTimeout( timer );
	}, [ state, load, loads, turn ] );

	return {
		state,
		elements,
		send,
		onLoad: () => setLoads( ( count ) => count + 1 ),
	};
}
