import { useEffect, useState } from 'react';

interface WelcomeBack {
	/** For a link that leads to where plans are sold, in a tab of its own. */
	onLeave: () => void;
	isBack: boolean;
	onSeen: () => void;
}

/** Whether somebody went to buy a plan, and is back in this tab. */
export function useWelcomeBack(): WelcomeBack {
	const [ state, setState ] = useState< 'here' | 'away' | 'back' >( 'here' );

	useEffect( () => {
		if ( state !== 'away' ) {
			return undefined;
		}
		const onVisible = () => {
			if ( document.visibilityState === 'visible' ) {
				setState( 'back' );
			}
		};
		document.addEventListener( 'visibilitychange', onVisible );
		window.addEventListener( 'focus', onVisible ); // Of another window, over which this one was never hidden.
		return () => {
			document.removeEventListener( 'visibilitychange', onVisible );
			window.removeEventListener( 'focus', onVisible );
		};
	}, [ state ] );

	return { onLeave: () => setState( 'away' ), isBack: state === 'back', onSeen: () => setState( 'here' ) };
}
