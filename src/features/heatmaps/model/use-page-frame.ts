import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useStable } from '@/lib/hooks/use-stable';
import { type PageElement, readMessage, SOURCE, type ToPage } from './messages';

/** Milliseconds that a page has for saying that its map is drawn, once it is loaded, and in all. */
const AFTER_LOAD = 5_000;
const IN_ALL = 30_000;

export interface PageFrame {
	/** `silent` said nothing: the page lets nobody frame it, is no page of ours any more, or takes very long. */
	state: 'loading' | 'ready' | 'silent';
	elements: readonly PageElement[] | null;
	send: ( message: ToPage ) => void;
	onLoad: () => void;
}

interface Heard {
	/** Somebody chose an element in the page; null where they chose none. */
	onSelect: ( selector: string | null ) => void;
	onPicture: ( picture: { blob: Blob | null; error: string } ) => void;
}

type State = Pick< PageFrame, 'state' | 'elements' > & { of: string };

/**
 * Talks with the page in a frame. Only that very window is listened to, and only as a page of this site.
 *
 * @param load names what is loaded, another one begins anew; empty while nothing is
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
