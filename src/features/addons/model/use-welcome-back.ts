import { useEffect, useState } from 'react';

interface WelcomeBack {
	/** For a link to the shop, which opens in a tab of its own. */
	onLeave: () => void;
	isBack: boolean;
	onSeen: () => void;
}

/** Tells when a user went to buy a plan and is back in this tab. */
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
		window.addEventListener( 'focus', onVisible ); // After another window, which never hid this one.
		return () => {
			document.removeEventListener( 'visibilitychange', onVisible );
			window.removeEventListener( 'focus', onVisible );
		};
	}, [ state ] );

	return { onLeave: () => setState( 'away' ), isBack: state === 'back', onSeen: () => setState( 'here' ) };
}
